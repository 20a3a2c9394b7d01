/** The network of the machine in which the cluster runs: loopback has an address for each part outside of the cluster. */
export const domain = 'seed.test';
export const clusterAddress = '10.78.0.1';
export const outside = {
  portal: clusterAddress,
  login: '10.78.0.2',
  objects: '10.78.0.3',
  database: '10.78.0.4',
  valkey: '10.78.0.5',
  mail: '10.78.0.6',
};
export const hostOf = (name) => `${name}.${domain}`;

/** The addresses of services, the name server among them, and of the pods of each node. */
export const serviceNetwork = '10.96.0.0/16';
export const nameServer = '10.96.0.10';
export const allPods = '10.244.0.0/16';
export const podNetwork = (number) => `10.244.${number}.0/24`;

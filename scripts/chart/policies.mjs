const matchesLabels = ({ matchLabels = {}, matchExpressions = [] } = {}, labels) =>
  Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(labels[key]));

/** A connection is open if a policy of the one end lets it out and a policy of the other end lets it in. */
function isOpen(policies, { from, to, port, name }) {
  const allows = (direction, self, peer, wanted) =>
    policies
      .filter(({ spec }) => matchesLabels(spec.podSelector, self))
      .flatMap(({ spec }) => spec[direction] ?? [])
      .some((rule) => {
        const peers = direction === 'ingress' ? rule.from : rule.to;
        const isPeer =
          peers === undefined ||
          peers.some(
            ({ podSelector, namespaceSelector, ipBlock }) =>
              namespaceSelector === undefined && ipBlock === undefined && matchesLabels(podSelector, peer),
          );
        return isPeer && (rule.ports ?? []).some((one) => wanted.includes(one.port));
      });
  return allows('egress', from, to, [port]) && allows('ingress', to, from, [port, name]);
}

/** Checks which pods reach which, as a network that enforces the policies would. */
export function checkPolicies(label, objects, check) {
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy');
  if (policies.length === 0) return;
  const labelsOf = (object) => object.spec.template.metadata.labels;
  const pods = new Map(
    objects
      .filter(({ kind }) => kind === 'Deployment')
      .map((object) => [labelsOf(object)['app.kubernetes.io/component'], labelsOf(object)]),
  );
  for (const object of objects.filter(({ kind }) => kind === 'Deployment' || kind === 'Job')) {
    const both = policies.some(
      ({ spec }) =>
        spec.policyTypes.length === 2 &&
        !spec.ingress &&
        !spec.egress &&
        matchesLabels(spec.podSelector, labelsOf(object)),
    );
    check(both, `${label}: ${object.metadata.name} is open by default`);
  }
  const ids = [...pods.keys()].filter((id) => id !== 'gateway');
  const gateway = pods.get('gateway');
  const http = { port: 3000, name: 'http' };
  const internal = { port: 9464, name: 'internal' };
  for (const id of ids) {
    const service = pods.get(id);
    check(isOpen(policies, { from: gateway, to: service, ...http }), `${label}: the gateway does not reach ${id}`);
    check(!isOpen(policies, { from: service, to: gateway, ...http }), `${label}: ${id} reaches the gateway's door`);
    const reads = isOpen(policies, { from: service, to: gateway, ...internal });
    check(reads === (id === 'registry'), `${label}: ${id} ${reads ? 'reaches' : 'does not reach'} the internal port`);
    for (const other of ids.filter((one) => one !== id)) {
      const to = pods.get(other);
      check(isOpen(policies, { from: service, to, ...http }), `${label}: events of ${id} do not reach ${other}`);
    }
    for (const job of objects.filter(
      (one) => one.kind === 'Job' && labelsOf(one)['app.kubernetes.io/component'] === id,
    )) {
      const isReached = isOpen(policies, { from: labelsOf(job), to: service, ...http });
      check(!isReached, `${label}: the migration of ${id} is let in by a service`);
    }
  }
}

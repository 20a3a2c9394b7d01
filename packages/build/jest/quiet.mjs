import { format } from 'node:util';

/** Warnings of libraries that no test causes. */
const harmless = [
  // single-spa: mounting took more than 3 s, as it does on a busy machine.
  /single-spa minified message #31/,
  // oidc-provider: jest's module loader hides the undici of Node.
  /oidc-provider WARNING: failed to setup SSRF protection/,
];

// A test that expects a message spies on the console; any other message fails the test that caused it.
const messages = [];

for (const level of ['error', 'warn']) {
  console[level] = (...args) => {
    const message = format(...args);
    if (!harmless.some((pattern) => pattern.test(message))) messages.push(`console.${level}: ${message}`);
  };
}

afterEach(() => {
  const [first, ...more] = messages.splice(0);
  if (first !== undefined) throw new Error(more.length > 0 ? `${first}\n(and ${more.length} more)` : first);
});

/** Every class name is its own key, so a test sees `styles.card` as 'card'. */
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (target, key) => (key === 'default' ? module.exports : key in target ? target[key] : key),
  },
);

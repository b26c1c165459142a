/** The stub for imported style sheets and pictures: each class name is its own key. */
module.exports = new Proxy(
  { __esModule: false },
  { get: (target, key) => (key in target ? target[key] : String(key)) },
);

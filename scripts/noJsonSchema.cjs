/** Stands for zod's JSON Schema writers in the console (webpack.config.js), which never writes one. Each name is a function that makes nothing. */
module.exports = new Proxy(
  {},
  {
    get: (_, name) =>
      name === '__esModule'
        ? undefined
        : () => () => {
            throw new Error('The console writes no JSON Schemas.');
          },
  },
);

/** Simulates decoders that take three seconds to load, as on a busy machine, and then answer at once. */
setTimeout(() => {
  process.on('message', () => process.send({ facts: { type: 'image/png' } }));
  process.send('ready');
}, 3000);

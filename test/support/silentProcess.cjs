/** Simulates a decoder that never finishes; a file of one byte makes it crash. */
process.on('message', (bytes) => {
  if (bytes.byteLength === 1) process.exit(1);
});
process.send('ready');

/** Stands for a decoder that never ends; a file of one byte makes it die. */
process.on('message', (bytes) => {
  if (bytes.byteLength === 1) process.exit(1);
});
process.send('ready');

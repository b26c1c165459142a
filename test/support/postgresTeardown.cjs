module.exports = async () => {
  await globalThis.marqueeCluster?.stop();
};

module.exports = () => globalThis.marqueeCluster?.stop();

const { execFileSync, spawn } = require('node:child_process');
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { apt } = require('../../scripts/apt.cjs');
const { onPath } = require('../../scripts/browsers.cjs');
const { freePort } = require('../../scripts/freePort.cjs');

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];

/** Installs OpenStack Swift if it is missing. @returns whether it is there */
const installSwift = () => PACKAGES.every((name) => onPath(`${name}-server`)) || apt(...PACKAGES);

/**
 * Starts an S3-compatible store that verifies signatures: Debian's Swift with s3api and tempauth, as four processes on
 * loopback with a temporary folder. `stop` ends the processes and removes the folder.
 */
async function startSwift() {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-swift-'));
  mkdirSync(join(folder, 'devices/d1'), { recursive: true });
  writeFileSync(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = test\nswift_hash_path_prefix = test\n[storage-policy:0]\nname = p\ndefault = yes\n',
  );
  const ports = {
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
    proxy: await freePort(),
  };
  const user = execFileSync('id', ['-un'], { encoding: 'utf8' }).trim();
  const common = (port) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nuser = ${user}\nswift_dir = ${folder}\ndevices = ${folder}/devices\nmount_check = false\nworkers = 0\nlog_level = WARNING\n`;
  for (const kind of ['account', 'container', 'object']) {
    const builder = join(folder, `${kind}.builder`);
    const ring = (...args) => execFileSync('swift-ring-builder', [builder, ...args], { stdio: 'ignore' });
    ring('create', '4', '1', '1');
    ring('add', `r1z1-127.0.0.1:${ports[kind]}/d1`, '1');
    ring('rebalance');
    writeFileSync(
      join(folder, `${kind}.conf`),
      `${common(ports[kind])}[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    );
  }
  writeFileSync(
    join(folder, 'proxy.conf'),
    `${common(ports.proxy)}[pipeline:main]
pipeline = catch_errors proxy-logging cache s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`,
  );
  const running = ['account', 'container', 'object', 'proxy'].map((kind) =>
    spawn(`swift-${kind}-server`, [join(folder, `${kind}.conf`)], {
      stdio: process.env.SWIFT_LOG ? 'inherit' : 'ignore',
    }),
  );
  const stop = async () => {
    await Promise.all(
      running.map(
        (child) =>
          new Promise((resolve) => {
            if (child.exitCode !== null) return resolve();
            child.once('exit', resolve);
            child.kill('SIGKILL');
          }),
      ),
    );
    rmSync(folder, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  for (let i = 0; i < 600 && running.every((child) => child.exitCode === null); i += 1) {
    const up = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (up) return { endpoint, region: 'us-east-1', accessKeyId: 'test:tester', secretAccessKey: 'testing', stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error('Swift did not start');
}

module.exports = { installSwift, startSwift };

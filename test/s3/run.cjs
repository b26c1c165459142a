/* Tests the S3 store against a server that verifies signatures. Not part of `npm test`, because it installs Debian packages. Run: node test/s3/run.cjs */
const { spawnSync } = require('node:child_process');
const { join } = require('node:path');
const { installSwift, startSwift } = require('./swift.cjs');

async function main() {
  if (!installSwift()) {
    process.stdout.write('S3 tests not run: OpenStack Swift is not installed, and cannot be here.\n');
    return 0;
  }
  const swift = await startSwift();
  try {
    const { status } = spawnSync(
      process.execPath,
      [require.resolve('jest/bin/jest'), '--config', join(__dirname, 'jest.config.cjs')],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          S3_TEST_ENDPOINT: swift.endpoint,
          S3_TEST_REGION: swift.region,
          AWS_ACCESS_KEY_ID: swift.accessKeyId,
          AWS_SECRET_ACCESS_KEY: swift.secretAccessKey,
        },
      },
    );
    return status ?? 1;
  } finally {
    await swift.stop();
  }
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);

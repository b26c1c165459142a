// An OpenID Connect provider as a process of its own: `oidc-provider` with the test's users, and a way to make its tokens wrong.
const { createSign, generateKeyPairSync } = require('node:crypto');

/** Login -> claims. */
const people = new Map();
/** Changes to the next ID tokens: `claims` to overwrite, `alg`, `foreignKey`. */
let lie = null;
/** A key that has replaced the provider's own. */
let rotated = null;

const newKey = (kid) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    kid,
    privateKey,
    privateJwk: { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' },
    publicJwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' },
  };
};
const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(claims, key, alg) {
  const text = `${encoded({ alg, typ: 'JWT', kid: key.kid })}.${encoded(claims)}`;
  const signature =
    alg === 'none' ? '' : createSign('RSA-SHA256').update(text).sign(key.privateKey).toString('base64url');
  return `${text}.${signature}`;
}

async function main() {
  const { Provider } = await import('oidc-provider');
  const { createServer } = require('node:http');
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${server.address().port}`;
  const own = newKey('own');
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'marquee',
        client_secret: 'a secret of the tests',
        redirect_uris: JSON.parse(process.env.REDIRECT_URIS),
        post_logout_redirect_uris: JSON.parse(process.env.SIGN_OUT_URIS),
      },
    ],
    jwks: { keys: [own.privateJwk] },
    cookies: { keys: ['a cookie key of the tests'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name'],
      groups: ['groups'],
    },
    scopes: ['openid', 'email', 'profile', 'groups'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { logoutSource: (ctx, form) => void (ctx.body = signOutPage(form)) },
    },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) {
      if (ctx.method === 'POST') {
        const body = new URLSearchParams(await textOf(ctx.req));
        await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: body.get('login') } });
        ctx.respond = false;
      } else {
        ctx.type = 'html';
        ctx.body = loginPage();
      }
      return;
    }
    await next();
    if (ctx.path === '/jwks' && rotated) ctx.body = { keys: [rotated.publicJwk] };
    if (ctx.path === '/token' && ctx.body?.id_token && (lie || rotated)) ctx.body.id_token = changed(ctx.body.id_token);
  });
  const changed = (token) => {
    const claims = { ...JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()), ...lie?.claims };
    const key = lie?.foreignKey ? { ...newKey('own') } : (rotated ?? own);
    return sign(claims, key, lie?.alg ?? 'RS256');
  };
  server.on('request', provider.callback());
  process.send({ issuer });
}

const loginPage = () =>
  `<!doctype html><title>Acme SSO</title><h1>Acme SSO</h1><form method="post">${[...people.keys()]
    .map((login) => `<button name="login" value="${login}">Sign in as ${login}</button>`)
    .join('')}</form>`;

/** Replaces the provider's own page, which loads a font from another server. */
const signOutPage = (form) =>
  `<!doctype html><title>Acme SSO</title>${form}<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`;

async function textOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

process.on('message', ({ person, lies, rotate, id }) => {
  if (person) people.set(person.login, person.claims);
  if (lies !== undefined) lie = lies;
  if (rotate) rotated = newKey('rotated');
  process.send({ done: id });
});
process.on('disconnect', () => process.exit(0));
void main();

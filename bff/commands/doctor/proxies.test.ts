import { createServer } from 'node:http';
import { createDoctorStage, type DoctorStage, linesOf } from '../../workshop/testing/doctor-stage.ts';
import { freePort } from '../../workshop/testing/free-port.ts';
import { portOf, startListening, stopListening } from '../../workshop/testing/listening.ts';
import { type StandInProxy, startProxy } from '../../workshop/testing/stand-in-proxy.ts';
import { checkPlainHttp } from './origin-checks.ts';
import { CLAIMED_ADDRESS, checkProxies } from './proxies.ts';

const HTTPS = { appOrigin: 'https://aufwind.example' };

let stage: DoctorStage;
let inner: StandInProxy | undefined;
/** Returns the finding about the proxies of a product that trusts this many, behind one or two. */
async function proxyLine(
  trustProxy: number,
  proxies: number,
  dropsClientAddress = false,
): Promise<string | undefined> {
  stage = await createDoctorStage({ trustProxy, proxy: { dropsClientAddress } });
  if (proxies === 2) {
    inner = await startProxy();
    inner.forwardTo(portOf(stage.app.server));
    stage.proxy.forwardTo(inner.port);
  }
  const found = (await stage.examine()).find(({ check }) => check === 'proxies');
  return found && `${found.result}: ${found.sentence} → ${found.remedy}`;
}

describe('doctor, behind proxies', () => {
  afterEach(async () => {
    await stage.close();
    await inner?.close();
    inner = undefined;
  });

  it.each([
    [
      0,
      1,
      false,
      /^fault: TRUST_PROXY=0 is too low for 1: all clients share .* requests .*: one of them shuts out all others → set TRUST_PROXY=1$/,
    ],
    [1, 2, false, /^fault: TRUST_PROXY=1 is too low for 2: all clients share .* → set TRUST_PROXY=2$/],
    [2, 1, false, /^fault: TRUST_PROXY=2 is too high for 1: a client can claim any .* → set TRUST_PROXY=1$/],
    [2, 1, true, /^fault: TRUST_PROXY=2 is too high for 1: .* → set TRUST_PROXY=1$/],
    [2, 2, false, /^ok: proxies that add an address: 2, as TRUST_PROXY says/],
    [2, 2, true, /^ok: proxies that add an address: 2/],
  ])(
    'counts them: trusted %i, there %i, removing claims %s',
    async (trusted, there, dropsClientAddress, line) => {
      expect(await proxyLine(trusted, there, dropsClientAddress)).toMatch(line);
    },
  );

  it('reports a product that runs with old settings', async () => {
    stage = await createDoctorStage({ trustProxy: 2 });
    const lines = linesOf(await stage.examine({ TRUST_PROXY: '1' }));
    expect(lines).toEqual([
      expect.stringMatching(/^proxies: the product that answers has another TRUST_PROXY → restart/),
    ]);
  });

  it('reports why the check could not run when the product is unreachable', async () => {
    stage = await createDoctorStage();
    const origin = `http://localhost:${await freePort()}`;
    const lines = linesOf(await stage.examine({ APP_ORIGIN: origin }), 'not checked');
    for (const check of ['version', 'proxies']) {
      const line = new RegExp(`^${check}: .* cannot be reached from here: .*ECONNREFUSED`);
      expect(lines).toContainEqual(expect.stringMatching(line));
    }
  });

  it('reports a proxy without a product behind it', async () => {
    stage = await createDoctorStage();
    stage.proxy.forwardTo(await freePort());
    expect(linesOf(await stage.examine())).toEqual([
      expect.stringMatching(
        /^version: no product answers at \/livez, but something else, with 502 → start the product/,
      ),
    ]);
  });
});

describe('the seen request', () => {
  const FAR = '198.51.100.7';
  const PROXY = '10.0.0.2';
  const seen = (client: string, chain: string[], protocol = 'https') => ({ client, chain, protocol });

  it.each([
    [
      'a proxy that tells no address',
      seen(PROXY, [CLAIMED_ADDRESS, PROXY]),
      1,
      'does not tell the address of a client: all clients share the address of a proxy',
    ],
    [
      'a proxy that tells no scheme',
      seen(FAR, [CLAIMED_ADDRESS, FAR, PROXY], 'http'),
      1,
      'takes https:// for http://',
    ],
    [
      'a list without the proxy',
      seen(PROXY, [CLAIMED_ADDRESS, FAR, PROXY]),
      ['10.9.9.9'],
      'lacks the proxy 10.0.0.2: its clients share its address, and one of them shuts out all others',
    ],
    [
      'a list with the one who asks',
      seen(CLAIMED_ADDRESS, [CLAIMED_ADDRESS, FAR, PROXY]),
      ['0.0.0.0/0'],
      `takes ${FAR}`,
    ],
    [
      'a list that is right',
      seen(FAR, [CLAIMED_ADDRESS, FAR, PROXY]),
      ['10.0.0.0/8'],
      'claimed address is not believed',
    ],
  ])('distinguishes: %s', (_title, request, trustProxy, sentence) => {
    expect(checkProxies(request, { ...HTTPS, trustProxy }).sentence).toContain(sentence);
  });
});

describe('plain HTTP beside TLS', () => {
  it.each([
    ['leads to TLS', { Location: 'https://localhost/' }, 308, 'ok'],
    ['leads elsewhere', { Location: 'https://localhost.example/' }, 302, 'fault'],
    ['is answered', {}, 200, 'fault'],
  ])('is checked by its redirect: %s', async (_title, headers, status, result) => {
    const server = createServer((_req, res) => void res.writeHead(status, headers).end());
    const port = String(await startListening(server));
    const found = await checkPlainHttp(new URL('https://localhost'), port, AbortSignal.timeout(10_000));
    await stopListening(server);
    expect(found.result).toBe(result);
  });

  it('may be closed', async () => {
    const port = String(await freePort());
    const found = await checkPlainHttp(new URL('https://localhost'), port, AbortSignal.timeout(10_000));
    expect(found).toEqual({ result: 'ok', sentence: `nobody answers at http://localhost:${port}` });
  });
});

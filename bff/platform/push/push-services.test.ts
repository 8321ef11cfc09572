import { isPublicAddress, publicLookup, serviceOf } from './push-services.ts';

const OWN = ['push.example.org', 'localhost:8443'];

describe('the push service of an endpoint', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', 'fcm.googleapis.com'],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'push.services.mozilla.com'],
    ['https://web.push.apple.com/abc', 'push.apple.com'],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', 'notify.windows.com'],
    ['https://push.example.org/abc', 'push.example.org'],
    ['http://localhost:8443/abc', 'localhost:8443'],
  ])('is known → %s', (endpoint, name) => {
    expect(serviceOf(endpoint, OWN)?.name).toBe(name);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://fcm.googleapis.com./abc',
    'https://googleapis.com/abc',
    'https://anna:wort@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com/abc#teil',
    'http://push.example.org/abc',
    'https://sub.push.example.org/abc',
    'https://push.example.org:8443/abc',
    'https://169.254.169.254/latest/meta-data',
    'http://localhost/abc',
    'https://[::1]/abc',
    'file:///etc/passwd',
    'kein Ort',
    '',
  ])('is unknown for %s', (endpoint) => {
    expect(serviceOf(endpoint, OWN)).toBeNull();
  });
});

describe('an IP address', () => {
  it.each([
    '8.8.8.8',
    '142.250.185.106',
    '172.32.0.1',
    '192.88.98.255',
    '192.88.100.0',
    '198.20.0.0',
    '223.255.255.255',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2003::1',
    '2a00:1450:4001:82a::200a',
    '3ffe:ffff::1',
    '3fff:1000::1',
    '::ffff:8.8.8.8',
  ])('is public → %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::8.8.8.8',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '::ffff:0:8.8.8.8',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '100::1',
    '100:0:0:1::1',
    '200::1',
    '1fff::1',
    '2001::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:2::1',
    '2001:10::1',
    '2001:1ff:ffff::1',
    '2001:db8::1',
    '2002:a00:1::',
    '3fff::1',
    '3fff:fff:ffff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
  ])('is not public → %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a host in the private network', () => {
  it.each([true, false])('is never connected to', async (all) => {
    const error = await new Promise((resolve) => publicLookup('localhost', { all }, resolve));
    expect(error).toMatchObject({ code: 'EPRIVATE' });
  });
});

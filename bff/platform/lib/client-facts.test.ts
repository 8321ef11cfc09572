import { browserOnSystem, sourceNetworks } from './client-facts.ts';

describe('the networks that a limit counts', () => {
  it.each([
    ['192.0.2.1', ['192.0.2.1']],
    ['192.0.2.1:5678', ['192.0.2.1']],
    ['::ffff:192.0.2.1', ['192.0.2.1']],
    ['::ffff:c000:0201', ['192.0.2.1']],
    ['0:0:0:0:0:FFFF:c000:201', ['192.0.2.1']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56']],
    ['[2001:db8:1:2:3:4:5:6]:443', ['2001:db8:1:2::/64', '2001:db8:1:0::/56']],
    ['2001:0DB8:0001:0002::', ['2001:db8:1:2::/64', '2001:db8:1:0::/56']],
    ['2001:db8:1:abcd::1', ['2001:db8:1:abcd::/64', '2001:db8:1:ab00::/56']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56']],
    ['unknown', ['unknown']],
    ['_hidden:80', ['unknown']],
    ['999.1.1.1', ['unknown']],
    ['1'.repeat(100), ['unknown']],
    ['', ['unknown']],
    [undefined, ['unknown']],
  ])(
    'are the address without port, the /64 and /56 of IPv6, or a common bucket for other texts → %s',
    (address, names) => {
      expect(sourceNetworks(address).map(({ name }) => name)).toEqual(names);
    },
  );
});

describe('the stored part of a user agent', () => {
  const chrome = (platform: string) =>
    `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36`;
  const webKit = (platform: string, names: string) =>
    `Mozilla/5.0 (${platform}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${names} Safari/604.1`;

  it.each([
    [chrome('Linux; Android 10; K'), 'Chrome auf Android'],
    [chrome('X11; CrOS x86_64 14541.0.0'), 'Chrome auf ChromeOS'],
    [chrome('Macintosh; Intel Mac OS X 10_15_7'), 'Chrome auf Mac'],
    [`${chrome('Windows NT 10.0; Win64; x64')} Edg/146.0.0.0`, 'Edge auf Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox auf Linux'],
    [webKit('iPhone; CPU iPhone OS 26_1 like Mac OS X', 'FxiOS/145.0 Mobile/15E148'), 'Firefox auf iPhone'],
    [webKit('iPhone; CPU iPhone OS 26_1 like Mac OS X', 'Version/26.1'), 'Safari auf iPhone'],
    [webKit('iPad; CPU OS 26_1 like Mac OS X', 'CriOS/146.0.0.0'), 'Chrome auf iPad'],
    [webKit('Macintosh; Intel Mac OS X 10_15_7', 'Version/26.1'), 'Safari auf Mac oder iPad'],
    ['Firefox/145.0', 'Firefox'],
    ['curl/8.5.0 (Linux)', 'Unbekannt'],
    [`${'x'.repeat(2_000)} Firefox/145.0 Windows`, 'Unbekannt'],
    [undefined, 'Unbekannt'],
  ])('is the family of the browser and its system → %s', (userAgent, name) => {
    expect(browserOnSystem(userAgent)).toBe(name);
  });
});

import { describe, expect, it } from '@jest/globals';
import { sourceNetworks } from './client-facts.ts';

describe('whom a limit counts', () => {
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
    'is the address without its port, in IPv6 its /64 and its /56, or all that is none → %s',
    (address, names) => {
      expect(sourceNetworks(address).map(({ name }) => name)).toEqual(names);
    },
  );
});

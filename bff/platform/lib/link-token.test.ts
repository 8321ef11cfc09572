import { type LinkFacts, Links, LinkTokens } from './link-token.ts';

const NOW = new Date('2026-11-20T18:00:00.000Z');
const LATER = new Date('2026-11-20T18:30:00.000Z');
const FACTS = [new Date('2026-01-01T00:00:00.000Z'), 'anna@example.org', null, 7];

const linksOf = (secrets: string[], clock = () => NOW, purpose = 'reset-password') =>
  new LinkTokens({ secrets, purpose, clock, appOrigin: '', page: '' });

function verify(links: LinkTokens, token: string, facts: LinkFacts): boolean {
  const claim = links.claimOf(token);
  return claim !== null && links.isGenuine(claim, facts);
}

describe('a link token', () => {
  const token = linksOf(['one']).issue(5, LATER, FACTS);

  it('is valid for its user, its purpose and its stored values', () => {
    expect(linksOf(['one']).claimOf(token)?.userId).toBe(5);
    expect(verify(linksOf(['one']), token, FACTS)).toBe(true);
  });

  it('is signed with the first session secret, and verified with all', () => {
    expect(verify(linksOf(['two', 'one']), token, FACTS)).toBe(true);
    expect(verify(linksOf(['two']), token, FACTS)).toBe(false);
    const renewed = linksOf(['two', 'one']).issue(5, LATER, FACTS);
    expect(verify(linksOf(['two']), renewed, FACTS)).toBe(true);
  });

  it.each(['confirm-address', 'change-address', 'undo-address-change'])(
    'is invalid for another purpose → %s',
    (purpose) => {
      const others = linksOf(['one'], () => NOW, purpose);
      expect(verify(others, token, FACTS)).toBe(false);
    },
  );

  it.each<[string, LinkFacts]>([
    ['an instant', [new Date('2026-01-01T00:00:00.001Z'), ...FACTS.slice(1)]],
    ['a text', [FACTS[0] ?? null, 'anna@example.com', null, 7]],
    ['what was null', [...FACTS.slice(0, 2), NOW, 7]],
    ['a number', [...FACTS.slice(0, 3), 8]],
    ['their order', [...FACTS].reverse()],
    ['their number', [...FACTS, null]],
    ['where one ends and the next begins', [FACTS[0] ?? null, 'anna@example.org",null,7', null, 7]],
  ])('is invalid after a change of its stored values → %s', (_what, facts) => {
    expect(verify(linksOf(['one']), token, facts)).toBe(false);
  });

  it('stays valid across releases', () => {
    expect(token).toBe('NXwxNzk1MTk5NDAwMDAw.bUO-RpVAzmY-_C-tNKRTGliLV8UIpepMoGT6sc42DJw');
  });

  it('expires', () => {
    expect(linksOf(['one'], () => new Date(LATER.getTime() - 1)).claimOf(token)).not.toBeNull();
    expect(linksOf(['one'], () => LATER).claimOf(token)).toBeNull();
  });
});

describe('the purposes of links', () => {
  it('belong to a single slice each', () => {
    const links = new Links({ secrets: ['one'], clock: () => NOW, appOrigin: 'https://diary.example' });
    const url = links.forPurpose('reset-password', '/passwort-neu#').urlFor(5, LATER, FACTS);
    const token = url.replace('https://diary.example/passwort-neu#', '');
    expect(verify(linksOf(['one']), token, FACTS)).toBe(true);
    expect(() => links.forPurpose('reset-password')).toThrow(
      'Links for reset-password belong to another slice.',
    );
    expect(verify(links.forPurpose('data-export'), token, FACTS)).toBe(false);
  });
});

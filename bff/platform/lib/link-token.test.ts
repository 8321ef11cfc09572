import { type LinkFacts, type LinkPurpose, LinkTokens } from './link-token.ts';

const NOW = new Date('2026-11-20T18:00:00.000Z');
const LATER = new Date('2026-11-20T18:30:00.000Z');
const FACTS = [new Date('2026-01-01T00:00:00.000Z'), 'anna@example.org', null, 7];

const linksOf = (secrets: string[], clock = () => NOW) => new LinkTokens(secrets, clock);

function verify(links: LinkTokens, token: string, purpose: LinkPurpose, facts: LinkFacts): boolean {
  const claim = links.claimOf(token);
  return claim !== null && links.isGenuine(claim, purpose, facts);
}

describe('the token of a link', () => {
  const token = linksOf(['one']).issue('reset-password', 5, LATER, FACTS);

  it('proves its user, its purpose and the facts it was made with', () => {
    expect(linksOf(['one']).claimOf(token)?.userId).toBe(5);
    expect(verify(linksOf(['one']), token, 'reset-password', FACTS)).toBe(true);
  });

  it('is good for every session secret, and made with the first', () => {
    expect(verify(linksOf(['two', 'one']), token, 'reset-password', FACTS)).toBe(true);
    expect(verify(linksOf(['two']), token, 'reset-password', FACTS)).toBe(false);
    const renewed = linksOf(['two', 'one']).issue('reset-password', 5, LATER, FACTS);
    expect(verify(linksOf(['two']), renewed, 'reset-password', FACTS)).toBe(true);
  });

  it.each(['confirm-address', 'change-address', 'undo-address-change'] as const)(
    'is good for no other purpose → %s',
    (purpose) => {
      expect(verify(linksOf(['one']), token, purpose, FACTS)).toBe(false);
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
  ])('is void when the facts change → %s', (_what, facts) => {
    expect(verify(linksOf(['one']), token, 'reset-password', facts)).toBe(false);
  });

  it('ends at its instant', () => {
    expect(linksOf(['one'], () => new Date(LATER.getTime() - 1)).claimOf(token)).not.toBeNull();
    expect(linksOf(['one'], () => LATER).claimOf(token)).toBeNull();
  });
});

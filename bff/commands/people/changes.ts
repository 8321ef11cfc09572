import { isSynthetic } from '../../account/synthetic-address.ts';
import type { User } from '../../account/user.entity.ts';
import { EXPORT_LINK_DAYS } from '../../export-link/export-link.numbers.rules.ts';
import type { Product } from '../../product.ts';
import { OPERATOR_LINK_HOURS } from '../../reset/reset.numbers.rules.ts';
import { minute } from '../printed.ts';

/** The result of a call: text for people, data for programs. */
export interface Done {
  said: string;
  facts: object;
}

/** Values of the command line besides the account; `megabytes` and `reason` are empty unless the change takes them. */
export interface Given {
  megabytes: number;
  reason: string;
}

/** A change to an account, which the operator confirms. */
export interface Change {
  event: string;
  /** The question, shown after the account's name. */
  question: string;
  /** Returns why the change is impossible for this account; undefined if it is possible. */
  refusal?: (user: User, env: Product['env']) => string | undefined;
  takesMegabytes?: boolean;
  /** Whether the command line has a reason, which the owner is told. */
  takesReason?: boolean;
  carryOut: (product: Product, user: User, given: Given) => Promise<Done>;
}

const NO_ADDRESS =
  'It has no address that anybody could log in with. `export-link` gives its owner the diary, who can make a new account.';

/** All changes, by the name of their command. */
export const CHANGES = new Map(
  Object.entries<Change>({
    'export-link': {
      event: 'operator-export-link',
      question: `Make a link that opens the WHOLE DIARY, once, for ${EXPORT_LINK_DAYS} days, to whoever has it?`,
      carryOut: async ({ services }, user) => {
        const { link, endsAt } = services.exportLinks.make(user);
        const advice =
          'Whoever opens it gets the whole diary: give it only to its owner, by a way that nobody else reads.';
        const end = `It works once, until ${minute(endsAt)}; \`end-sessions ${user.id}\` makes it void.`;
        return { said: `${link}\n${advice}\n${end}`, facts: { link, endsAt } };
      },
    },
    delete: {
      event: 'operator-deletion',
      question: 'Delete it and its whole diary for good?',
      carryOut: async ({ services }, user) => {
        await services.account.remove(user);
        return { said: `Account ${user.id} is deleted.`, facts: { isDeleted: true } };
      },
    },
    lock: {
      event: 'operator-lock',
      question: 'Lock it, end all its sessions, and tell its owner the reason?',
      takesReason: true,
      refusal: ({ lockedAt }) => (lockedAt ? 'It is locked already.' : undefined),
      carryOut: async ({ services }, { id }, { reason }) => {
        await services.account.setLocked(id, true, reason);
        return { said: `Account ${id} is locked. Its data stay.`, facts: { isLocked: true } };
      },
    },
    unlock: {
      event: 'operator-unlock',
      question: 'Unlock it?',
      refusal: ({ lockedAt }) => (lockedAt ? undefined : 'It is not locked.'),
      carryOut: async ({ services }, { id }) => {
        await services.account.setLocked(id, false);
        return { said: `Account ${id} is open again.`, facts: { isLocked: false } };
      },
    },
    'end-sessions': {
      event: 'operator-log-out',
      question: 'End all its sessions and API tokens?',
      carryOut: async ({ services }, user) => {
        await services.account.endSessions(user, true);
        const said = `All sessions and API tokens of account ${user.id} have ended.`;
        return { said, facts: { hasSessions: false, hasApiTokens: false } };
      },
    },
    'set-limit': {
      event: 'operator-limit',
      question: 'Set how many megabytes its diary may hold?',
      takesMegabytes: true,
      carryOut: async ({ services }, { id }, { megabytes }) => {
        await services.answerStorage.setLimit(id, megabytes);
        const { usedBytes, maxBytes } = await services.answerStorage.read(id);
        return { said: `Account ${id} may hold ${megabytes} MB.`, facts: { usedBytes, maxBytes } };
      },
    },
    'reset-link': {
      event: 'operator-reset-link',
      question: `Make a link that lets whoever has it set a new password, once, for ${OPERATOR_LINK_HOURS} hours?`,
      refusal: ({ lockedAt, username }, { arePasswordsClosed }) => {
        if (arePasswordsClosed)
          return 'LOGIN=oidc-only refuses passwords. `export-link` gives its owner the diary.';
        return lockedAt ? 'It is locked: unlock it first.' : isSynthetic(username) ? NO_ADDRESS : undefined;
      },
      carryOut: async ({ services }, user) => {
        const { link, endsAt } = services.reset.operatorLink(user);
        const advice = `Whoever opens it can log in as ${user.username}: give it only to somebody who has proved to be that.`;
        const end = `It works once, until ${minute(endsAt)}, and ends all sessions; \`end-sessions ${user.id}\` makes it void.`;
        return { said: `${link}\n${advice}\n${end}`, facts: { link, endsAt } };
      },
    },
  }),
);

import { existsSync } from 'node:fs';
import { readEnv } from './platform/env/env.ts';
import { createLogger } from './platform/lib/logger.ts';
import { PLATFORM_MAIL_KINDS } from './platform/mail/mail-kinds.ts';
import { createProduct } from './product.ts';
import { mailKinds, slices } from './slices.ts';
import { buildMasterKey, secretsOf } from './workshop/testing/settings.ts';

const { opened } = createProduct({ ...readEnv({}), dataDir: '.' }, secretsOf([buildMasterKey('test')]), {
  logger: createLogger('silent'),
});

describe('every slice', () => {
  it('composes exactly the kinds of mail that it declares', () => {
    const composed = opened.map(({ mails = {} }) => Object.keys(mails).sort());
    const declared = slices.declared.map((slice) => Object.keys(slice.mailKinds ?? {}).sort());
    expect(composed).toEqual(declared);
    expect(declared.flat().length).toBeGreaterThan(10);
  });

  it('declares its kinds of mail if it has a file for them', () => {
    const withFile = slices.declared.filter(({ folder }) => existsSync(`bff/${folder}/${folder}.mails.ts`));
    expect(slices.declared.filter((slice) => slice.mailKinds)).toEqual(withFile);
  });

  it('declares kinds of mail that no other slice declares', () => {
    const declared = slices.declared.flatMap((slice) => Object.keys(slice.mailKinds ?? {}));
    const all = [...declared, ...Object.keys(PLATFORM_MAIL_KINDS)];
    expect(all.sort()).toEqual(Object.keys(mailKinds).sort());
  });
});

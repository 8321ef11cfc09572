import { createMailbox, linkIn, type Mailbox } from '../../../bff/workshop/testing/mailbox.ts';
import { type Product, START_LIMIT_MS, startProduct } from './product.ts';
import { test as base } from './stage.ts';

type Setting = { product: Product; mailbox: Mailbox };
type MailStage = {
  /** The path and fragment that the n-th mail to this address links to. */
  linkTo: (address: string, n: number) => Promise<string>;
};

async function startWithMailbox(): Promise<Setting> {
  const mailbox = await createMailbox({ isPlain: true });
  const { host, port } = mailbox.settings;
  const product = await startProduct({
    isEmpty: true,
    host: 'localhost',
    settings: async () => ({
      SMTP_URL: `smtp://${host}:${port}`,
      MAIL_FROM: 'Aufwind <hallo@aufwind.example>',
    }),
  });
  return { product, mailbox };
}

/** `test` with a real mail server behind the product, which has a host name and so can use passkeys. */
export const test = base.extend<MailStage, { setting: Setting }>({
  setting: [
    async ({ browserName: _ }, use) => {
      const setting = await startWithMailbox();
      await use(setting);
      await setting.product.stop();
      await setting.mailbox.close();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  product: [async ({ setting }, use) => use(setting.product), { scope: 'worker' }],
  linkTo: async ({ setting }, use) =>
    use(async (address, n) => {
      const { pathname, hash } = linkIn(await setting.mailbox.nthTo(address, n));
      return pathname + hash;
    }),
});

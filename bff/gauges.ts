import { newestBackup } from './platform/backup/backup-folder.ts';
import type { Health } from './platform/http/health.ts';
import { PRODUCT_VERSION } from './platform/lib/product-version.ts';
import { throttleQuery } from './platform/lib/throttle-query.ts';
import type { GaugeRow, Metrics } from './platform/metrics/metrics.ts';
import type { Product } from './product.ts';

function secondsOf(instant: Date | null | undefined): number | undefined {
  return instant ? instant.getTime() / 1_000 : undefined;
}

/** Registers the product's gauges. A scrape reads each gauge with at most one statement. */
export function watchProduct(
  metrics: Metrics,
  product: Pick<Product, 'listSlots' | 'outbox' | 'opened' | 'env'>,
  health: Health,
): void {
  const { listSlots, outbox, opened } = product;
  const { backupDir } = product.env;
  const mails = throttleQuery(async () => (outbox.isOn ? outbox.waiting() : undefined));
  // An empty folder reports the epoch, so that every alert on the backup's age fires.
  const backup = throttleQuery(async () =>
    backupDir ? (newestBackup(backupDir)?.createdAt ?? new Date(0)) : null,
  );
  const gauges: GaugeRow[] = [
    {
      name: 'aufwind_build_info',
      help: 'The version of the product; the value is always 1.',
      labels: ['version'],
      read: () => [{ labels: { version: PRODUCT_VERSION }, value: 1 }],
    },
    {
      name: 'aufwind_ready',
      help: 'Whether this process takes requests and its database answers: what /readyz says.',
      read: async () => Number(await health.isReady()),
    },
    {
      name: 'aufwind_lists',
      help: 'Whole lists (the diary, exports) by state: under way, or waiting for a slot of their account or address.',
      labels: ['state'],
      read: () => [
        { labels: { state: 'under-way' }, value: listSlots.load.active },
        { labels: { state: 'waiting' }, value: listSlots.load.waiting },
      ],
    },
    {
      name: 'aufwind_mails_waiting',
      help: 'Mails that are not yet sent; none is told where mail is not set up.',
      read: async () => (await mails())?.count,
    },
    {
      name: 'aufwind_mail_oldest_timestamp_seconds',
      help: 'When the mail that waits longest was written; none is told while none waits.',
      read: async () => secondsOf((await mails())?.oldest),
    },
    {
      name: 'aufwind_backup_newest_timestamp_seconds',
      help: 'When the newest finished backup in BACKUP_DIR was begun, 0 when there is none; none is told without the folder.',
      read: async () => secondsOf(await backup()),
    },
    ...opened.flatMap((slice) => slice.gauges ?? []),
  ];
  for (const gauge of gauges) metrics.gauge(gauge);
}

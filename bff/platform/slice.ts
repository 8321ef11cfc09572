import type { EntitySchema } from 'typeorm';
import type { Resolvers } from './graphql/resolvers.generated.ts';
import type { RootField } from './graphql/root-fields.ts';
import type { CounterTable } from './lib/meter.ts';
import type { MailKindTable } from './mail/mail-kinds.ts';
import type { Mails } from './mail/sender.ts';
import type { GaugeRow } from './metrics/metrics.ts';
import type { CompatibilityRoute } from './rest/route.ts';
import type { ListReader } from './rest/streamed-list.ts';

/** Hourly work, by its name in log and metrics. */
export type Jobs = Record<string, () => Promise<unknown>>;

interface OpenSlice<Services = object> {
  services: Services;
  resolvers: Resolvers;
  /** Readers of the slice's streamed lists, by the names of their operations. */
  lists?: Record<string, ListReader>;
  mails?: Mails;
  jobs?: Jobs;
  /** Gauges, read at every scrape with at most one statement each. */
  gauges?: GaugeRow[];
  /** Whether this instance is set up for a feature; pages leave out features that are not set up. */
  offers?: Record<string, boolean>;
}

export type ServicesOf<Declared extends { open: (given: never) => OpenSlice }> = ReturnType<
  Declared['open']
>['services'];

/** Merges records of all slices; undefined counts as empty. */
export function mergeRecords<T>(parts: readonly (Record<string, T> | undefined)[]): Record<string, T> {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part ?? {})));
}

/** A slice of the product: its declarations, and the function that opens it. */
interface Slice<Given, Services extends object, Fields extends Record<string, RootField>> {
  /** Folder in `bff` with the slice's SDL. */
  folder: string;
  entities?: EntitySchema[];
  /** Access, limit and log event of its root fields, for GraphQL and REST. */
  fields: Fields;
  routes?: CompatibilityRoute[];
  mailKinds?: MailKindTable;
  /** Counters of the slice, typed by `Counters`. */
  counters?: CounterTable;
  /** Builds the services on the platform, the settings and the services of earlier slices. */
  open: (given: Given) => OpenSlice<Services>;
}

type Declared = Omit<Slice<never, object, Record<string, RootField>>, 'open'>;

/** Slices of a product in order; each slice can use the services of earlier slices only. */
export class Slices<Base extends object, Services extends object, Fields extends object> {
  readonly declared: readonly Declared[];
  readonly fields: Fields;
  readonly open: (base: Base) => { services: Services; opened: OpenSlice[] };

  constructor(
    declared: readonly Declared[],
    fields: Fields,
    open: (base: Base) => { services: Services; opened: OpenSlice[] },
  ) {
    this.declared = declared;
    this.fields = fields;
    this.open = open;
  }

  /** Adds a slice; does not compile if the slice needs a service of a later slice. */
  and<Added extends object, AddedFields extends Record<string, RootField>>(
    slice: Slice<Base & Services, Added, AddedFields>,
  ): Slices<Base, Services & Added, Fields & AddedFields> {
    return new Slices([...this.declared, slice], { ...this.fields, ...slice.fields }, (base: Base) => {
      const { services, opened } = this.open(base);
      const added = slice.open({ ...base, ...services });
      return { services: { ...services, ...added.services }, opened: [...opened, added] };
    });
  }
}

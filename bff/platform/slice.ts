import type { EntitySchema } from 'typeorm';
import type { Resolvers } from './graphql/resolvers.generated.ts';
import type { RootField } from './graphql/root-fields.ts';
import type { LogLineTable } from './lib/log-lines.ts';
import type { SecurityEvent } from './lib/security-events.ts';
import type { MailKindTable } from './mail/mail-kinds.ts';
import type { Mails } from './mail/sender.ts';
import type { CounterTable } from './metrics/counters.ts';
import type { GaugeRow } from './metrics/metrics.ts';
import type { CompatibilityRoute } from './rest/route.ts';
import type { ListReader } from './rest/streamed-list.ts';

/** Work that runs every hour, by its name in the log and the metrics. */
export type Jobs = Record<string, () => Promise<unknown>>;

/** An open slice. */
export interface OpenSlice<Services = object> {
  services: Services;
  resolvers: Resolvers;
  /** Reads the whole lists of its streamed routes, by the names of their operations. */
  lists?: Record<string, ListReader>;
  /** Composes the mails of each of its kinds when they are sent. */
  mails?: Mails;
  /** Hourly work, such as deleting expired rows. */
  jobs?: Jobs;
  /** Hourly work that may take long: it runs after the jobs of all slices. */
  longJobs?: Jobs;
  /** Gauges, which every scrape reads: each costs at most a single statement. */
  gauges?: GaugeRow[];
  /** Whether this instance has a feature that pages offer. Pages leave out missing features. */
  offers?: Record<string, boolean>;
}

/** The services that a slice gives to the slices after it. */
export type ServicesOf<Declared extends { open: (given: never) => OpenSlice }> = ReturnType<
  Declared['open']
>['services'];

/** Merges the named declarations of several slices; undefined counts as empty. */
export function joined<T>(parts: readonly (Record<string, T> | undefined)[]): Record<string, T> {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part ?? {})));
}

/** A slice of the product: its declarations, and how it is opened on its dependencies. */
export interface Slice<Given, Services extends object, Fields extends Record<string, RootField>> {
  /** The name of its folder in `bff`, which holds its SDL. */
  folder: string;
  entities: EntitySchema[];
  /** Access, limit and log line of its root fields, for both doors. */
  fields: Fields;
  routes: CompatibilityRoute[];
  /** The kinds of its mails. */
  mailKinds?: MailKindTable;
  /** The security events that it records. */
  events?: readonly SecurityEvent[];
  /** The messages that it writes to the log. */
  logLines?: LogLineTable;
  /** Its counters, beside `Counted`. */
  counters?: CounterTable;
  /**
   * The prefixes of paths that hold a token or a code, or whose pages receive one: behind the slash, in lower case.
   */
  secretPaths?: readonly string[];
  /** Builds its services on the platform, the settings and the services of the slices before it. */
  open: (given: Given) => OpenSlice<Services>;
}

type Declared = Omit<Slice<never, object, Record<string, RootField>>, 'open'>;

/** The slices of a product in order: each can use the services of the slices before it, and of no other slice. */
export class Slices<Base extends object, Services extends object, Fields extends object> {
  /** The declarations of each slice. */
  readonly declared: readonly Declared[];
  /** The declarations of the root fields of all slices. */
  readonly fields: Fields;
  /** Opens all slices on the platform and the settings. */
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

  /** Adds a slice; a slice that needs a service of a later slice does not compile. */
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

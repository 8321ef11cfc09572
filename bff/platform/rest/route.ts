import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { getOperationAST } from 'graphql';
import type * as z from 'zod/mini';
import type { Admission } from '../graphql/admission.ts';
import type { RootField, RootFields } from '../graphql/root-fields.ts';
import type { CalendarDay } from '../lib/clock.ts';
import type { ErrorCode } from '../lib/errors.ts';
import type { Shape } from './shapes.ts';

/** A noun that groups rows in the documentation, with a sentence about it. */
export interface Tag {
  name: string;
  description: string;
}

/** The shape of a success's body and its meaning, by status. */
type Successes = Partial<Record<200 | 201, readonly [shape: Shape, meaning: string]>>;

type BodyOf<Success extends Successes> = {
  [Status in keyof Success]: Success[Status] extends readonly [infer Body extends Shape, string]
    ? z.input<Body>
    : never;
}[keyof Success];

/** The rule of a body or a query, a sentence about each of its fields, and an example. */
interface RouteInput {
  rule: z.ZodMiniType;
  fields: Record<string, string>;
  example: object;
}

/** The fields that every row of the table has. */
interface RouteFacts<Success extends Successes> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Express path; its parameters, the query's and the body's fields are the document's variables. */
  path: string;
  tag: Tag;
  /** A sentence about each parameter of the path; a parameter is a serial key. */
  parameters?: Record<string, string>;
  summary: string;
  /** More than the summary, as CommonMark. */
  description: string;
  /** The body; its rule also words the refusal of an input that GraphQL cannot read. */
  input?: RouteInput;
  /** The query, described as a body is. */
  query?: RouteInput;
  success: Success;
  /** The name under which a browser saves the success as a file, by the person's day. */
  fileName?: (today: CalendarDay) => string;
  /** Expected failures of this row, each with its sentence. */
  errors?: Partial<Record<ErrorCode, string>>;
}

/** A REST path and the GraphQL document that it runs. */
interface RouteRow<Data, Success extends Successes> extends RouteFacts<Success> {
  /** Refuses visitors, where the root field serves them, too. */
  isForUsersOnly?: boolean;
  document: TypedDocumentNode<Data, never>;
  /** Maps the sent fields to variables whose names or values differ. Throws for a field that breaks its rule. */
  variables?: (sent: Record<string, unknown>) => Record<string, unknown>;
  /** The JSON body of a success. */
  reply: (data: Data) => BodyOf<Success>;
  /** Which of several statuses a success has. */
  status?: (data: Data) => keyof Success & number;
}

/** A row without its document's type, so that all rows fit in a table. */
export interface DocumentRoute extends Omit<RouteRow<unknown, Successes>, 'reply' | 'status' | 'document'> {
  /** The name of the operation in the documentation. */
  operationId: string;
  document: TypedDocumentNode<unknown, never>;
  respond: (data: unknown) => { status: number; body: unknown };
}

/** A REST path that sends a whole list, part by part; the slice that is opened gives the reader of this name. */
export interface StreamedRoute extends RouteFacts<Successes> {
  /** The name of the operation in the documentation, the metrics and the security log. */
  operationId: string;
  /** Its access, limit and event, as a root field declares them. */
  declared: RootField;
}

/** A row of the table. */
export type CompatibilityRoute = DocumentRoute | StreamedRoute;

/** A row with its access and scope, which are looked at before the input. */
export type GuardedRoute = CompatibilityRoute & Admission;

/**
 * Gives a row the access and scope of its document's root field, or its own declaration. Throws for a row without
 * either.
 */
export function guarded(row: CompatibilityRoute, declared: RootFields): GuardedRoute {
  if ('declared' in row) {
    const { access, scope } = row.declared;
    return { ...row, access, scope };
  }
  const [root, other] = getOperationAST(row.document)?.selectionSet.selections ?? [];
  const name = !other && root?.kind === 'Field' && root.name.value;
  const [, field] = Object.entries(declared).find(([key]) => key === name) ?? [];
  if (!field) throw new Error(`${row.method} ${row.path} has no root field that declares its access.`);
  const { access, scope } = field;
  return { ...row, access: row.isForUsersOnly ? 'user' : access, scope };
}

/** GraphQL has validated the document and completed every field, so the data has the document's type. */
function isResultOf<Data>(_document: TypedDocumentNode<Data, never>, data: unknown): data is Data {
  return typeof data === 'object' && data !== null;
}

/** Makes a row of the table, checked against its document's types and its shapes. */
export function route<Data, const Success extends Successes>({
  reply,
  status,
  ...row
}: RouteRow<Data, Success>): DocumentRoute {
  const name = getOperationAST(row.document)?.name?.value;
  if (!name) throw new Error('A document of the table has no name.');
  return {
    ...row,
    operationId: name.charAt(0).toLowerCase() + name.slice(1),
    respond: (data) => {
      if (!isResultOf(row.document, data))
        throw new Error(`${row.method} ${row.path} was left without data.`);
      return { status: status?.(data) ?? Number(Object.keys(row.success)[0]), body: reply(data) };
    },
  };
}

/** Describes the body of a row: a sentence for every field of the rule, and an example of its type. */
export function body<Rule extends z.ZodMiniObject>(
  rule: Rule,
  fields: Record<keyof z.input<Rule> & string, string>,
  example: z.input<Rule> & object,
): RouteInput {
  return { rule, fields, example };
}

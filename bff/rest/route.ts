import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as z from 'zod/mini';

/** One row of the table: a REST path and the GraphQL document that answers it. */
export interface RouteRow<Data> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Express path; its parameters and the body's fields are the document's variables. */
  path: string;
  /** Whether only a signed-in user gets in; anybody else is answered 401 before the input is looked at. */
  access: 'public' | 'user';
  document: TypedDocumentNode<Data, never>;
  /** The rule of the body, which finds the words for an input that GraphQL cannot read. */
  input?: z.ZodMiniType;
  /** The JSON body of a success. */
  reply: (data: Data) => object;
  /** The status of a success, if not 200. */
  status?: (data: Data) => number;
}

/** A row whose answer is no longer tied to its document's type, so that rows fit in one table. */
export interface CompatibilityRoute extends Omit<RouteRow<unknown>, 'reply' | 'status' | 'document'> {
  document: TypedDocumentNode<unknown, never>;
  answer: (data: unknown) => { status: number; body: object };
}

/** GraphQL has validated the document at start and completed every field, so the data has the document's type. */
function isAnswerTo<Data>(_document: TypedDocumentNode<Data, never>, data: unknown): data is Data {
  return typeof data === 'object' && data !== null;
}

/** Makes a row of the table, checked against its document's types. */
export function route<Data>({ reply, status = () => 200, ...row }: RouteRow<Data>): CompatibilityRoute {
  return {
    ...row,
    answer: (data) => {
      if (!isAnswerTo(row.document, data))
        throw new Error(`${row.method} ${row.path} was left without data.`);
      return { status: status(data), body: reply(data) };
    },
  };
}

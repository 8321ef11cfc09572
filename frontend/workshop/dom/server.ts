type Variables = Record<string, unknown>;

/** The data of an operation, or a whole reply. */
type Reply = Variables | Response;

/** The response of each operation; an operation that rejects gets no reply. */
type Operations = Record<string, (variables: Variables) => Reply | Promise<Reply>>;

/** The reply that refuses an operation. */
export function refusal(code: string, message: string, fields: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message, extensions: { code, fields } }] });
}

/** Answers the page's requests in place of the server. Returns the operations that were sent, with their variables. */
export function serve(operations: Operations): [name: string, variables: Variables][] {
  const sent: [string, Variables][] = [];
  globalThis.fetch = async (_address, init) => {
    const { operationName: name, variables }: { operationName: string; variables: Variables } = JSON.parse(
      String(init?.body),
    );
    const answer = operations[name];
    if (!answer) throw new Error(`The test does not answer ${name}.`);
    sent.push([name, variables]);
    const reply = await answer(variables);
    return reply instanceof Response ? reply : Response.json({ data: reply });
  };
  return sent;
}

/** A promise, and the function that settles it. */
export function held<Value>() {
  let release: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

import { useEffect } from 'react';

const load = async () => (await import('../../bff/answer/answer.rules.ts')).answerRule;

async function answerFault(content: string): Promise<string | undefined> {
  // Without a connection the rule may be missing. The text counts then as it is: the server has the same rule.
  const rule = await load().catch(() => undefined);
  const checked = rule?.safeParse({ content });
  return checked?.success === false ? checked.error.issues[0]?.message : undefined;
}

/**
 * Says what is wrong with the text of an answer, in German, or nothing. The rule comes right after the form
 * that needs it, which can be typed into before.
 */
export function useAnswerRule(): typeof answerFault {
  useEffect(() => {
    load().catch(() => {});
  }, []);
  return answerFault;
}

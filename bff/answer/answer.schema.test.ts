import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql';
import { typeDefs } from '../schema.ts';
import { ANSWER_TEXTS, eachText, type TextField } from './answer-content.rules.ts';
import { lengthOf } from './answer-inputs.ts';

let schema: GraphQLSchema;
beforeAll(() => {
  schema = makeExecutableSchema({ typeDefs });
});

interface Described {
  description?: string | null | undefined;
}

/** Where the schema describes a text of an answer. */
function placesOf(field: TextField): Record<string, Described | undefined> {
  const fieldOf = (name: string) => {
    const type = schema.getType(name);
    return isObjectType(type) || isInputObjectType(type) ? type.getFields()[field] : undefined;
  };
  const saveAnswer = schema.getMutationType()?.getFields().saveAnswer;
  return {
    Answer: fieldOf('Answer'),
    UpdateAnswerInput: fieldOf('UpdateAnswerInput'),
    RestoreAnswerInput: fieldOf('RestoreAnswerInput'),
    ImportedEntryInput: fieldOf('ImportedEntryInput'),
    saveAnswer: saveAnswer?.args.find(({ name }) => name === field),
  };
}

describe('the schema', () => {
  it.each(Object.values(eachText((field) => field)))(
    'says how long the text of an answer may be → %s',
    (field) => {
      for (const [place, text] of Object.entries(placesOf(field))) {
        expect([place, text?.description]).toEqual([place, expect.stringContaining(lengthOf(field))]);
      }
    },
  );

  it('says how long the longest text of a draft may be', () => {
    const longest = Math.max(...Object.values(ANSWER_TEXTS).map(({ maxCodePoints }) => maxCodePoints));
    const { description } = schema.getMutationType()?.getFields().saveDraft ?? {};
    expect(description).toContain(`${longest.toLocaleString('en-US')} Unicode code points`);
  });
});

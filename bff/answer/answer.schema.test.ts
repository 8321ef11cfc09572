import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type DefinitionNode,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  visit,
} from 'graphql';
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

/** The places of the schema that describe a text of an answer. */
function placesOf(field: TextField): Record<string, Described | undefined> {
  const fieldOf = (name: string) => {
    const type = schema.getType(name);
    return isObjectType(type) || isInputObjectType(type) ? type.getFields()[field] : undefined;
  };
  return {
    Answer: fieldOf('Answer'),
    UpdateAnswerInput: fieldOf('UpdateAnswerInput'),
    RestoreAnswerInput: fieldOf('RestoreAnswerInput'),
    ImportedEntryInput: fieldOf('ImportedEntryInput'),
    SaveAnswerInput: fieldOf('SaveAnswerInput'),
  };
}

const LISTING = [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  'bff/*.rest.graphql',
  'frontend/*.graphql',
];

/** The only document that selects a single text of an answer. */
const OF_ONE_SENTENCE = 'MilestoneMemory';

/** The operations and fragments that select or send a whole answer or draft. */
const operations = execFileSync('git', LISTING, { encoding: 'utf8' })
  .trim()
  .split('\n')
  .flatMap((path) => parse(readFileSync(path, 'utf8')).definitions.map((node) => ({ path, node })))
  .map(({ path, node }) => [`${path}: ${'name' in node && node.name?.value}`, listsWithText(node)] as const)
  .filter(([name, lists]) => lists.length > 0 && !name.endsWith(OF_ONE_SENTENCE));

/** The names in each selection, argument list and input object that contains the main text. */
function listsWithText(definition: DefinitionNode): string[][] {
  const lists: string[][] = [];
  visit(definition, {
    enter(node) {
      const parts =
        (node.kind === Kind.SELECTION_SET && node.selections) ||
        (node.kind === Kind.FIELD && node.arguments) ||
        (node.kind === Kind.OBJECT && node.fields) ||
        [];
      const names = parts.flatMap((part) => ('name' in part && part.name ? part.name.value : []));
      if (names.includes('content')) lists.push(names);
    },
  });
  return lists;
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

  it('documents the maximum length of a draft', () => {
    const longest = Math.max(...Object.values(ANSWER_TEXTS).map(({ maxCodePoints }) => maxCodePoints));
    const input = schema.getType('SaveDraftInput');
    const { description } = (isInputObjectType(input) && input.getFields().content) || {};
    expect(description).toContain(`${longest.toLocaleString('en-US')} Unicode code points`);
  });
});

describe('an operation or a fragment', () => {
  it.each(operations)('selects every text of an answer or no text → %s', (_name, lists) => {
    const all = Object.keys(ANSWER_TEXTS);
    for (const names of lists) expect(names).toEqual(expect.arrayContaining(all));
  });

  it('is found in front end and server', () => {
    const names = operations.map(([name]) => name);
    expect(names).toContain('bff/draft/draft.rest.graphql: SaveDraft');
    expect(names).toContain('frontend/writing/answer.fragments.graphql: AnswerFields');
  });
});

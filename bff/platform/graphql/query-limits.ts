import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
  visit,
} from 'graphql';
import type { RootField } from './root-fields.ts';

/** Limits of one operation; the product's own operations need less than half. */
export const QUERY_LIMITS = {
  tokens: 500,
  depth: 6,
  aliases: 3,
  directives: 5,
  cost: 40_000,
  rootMutations: 1,
  recursiveSelections: 1_000,
} as const;

/** Introspection is deeply nested, and is answered only if the explorer is enabled. */
const INTROSPECTION = /^__(schema|type)$/;
const INTROSPECTION_DEPTH = 16;
type Declared = Readonly<Record<string, Pick<RootField, 'cost'>>>;

type Field = GraphQLField<unknown, unknown>;

/** Type of a selection; undefined for a type missing from the schema, which another rule refuses. */
type Parent = GraphQLNamedType | null | undefined;

interface Weight {
  depth: number;
  cost: number;
  /** Number of fields at this level, with fragments expanded. */
  fields: number;
}

const NOTHING: Weight = { depth: 0, cost: 0, fields: 0 };

/** Returns a function that calculates the weight of a selection set on a type; each fragment is calculated once. */
function weightCalculator(schema: GraphQLSchema, declared: Declared, { definitions }: DocumentNode) {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const weighed = new Map<string, Weight>();
  const weighFragment = (name: string): Weight => {
    const known = weighed.get(name);
    if (known) return known;
    // Break a fragment cycle with an empty weight: another rule refuses the document.
    weighed.set(name, NOTHING);
    const fragment = fragments.find((definition) => definition.name.value === name);
    if (!fragment) return NOTHING;
    const weight = weigh(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    weighed.set(name, weight);
    return weight;
  };
  const weighField = ({ name: { value: name }, selectionSet }: FieldNode, type: Parent): Weight => {
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    const inner = selectionSet ? weigh(selectionSet, field && getNamedType(field.type)) : NOTHING;
    if (INTROSPECTION.test(name)) {
      const depth = inner.depth > INTROSPECTION_DEPTH ? Number.POSITIVE_INFINITY : 1;
      return { depth, cost: 1, fields: 1 };
    }
    const isOwn = type && !isIntrospectionType(type);
    const most = field && isOwn ? listSizeOf(schema, field) : null;
    const below = most === null ? inner.cost : most * Math.max(1, inner.cost);
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    const ownCost = (isRoot && declared[name]?.cost) || 0;
    return { depth: inner.depth + 1, cost: 1 + ownCost + below, fields: 1 };
  };
  const weighOne = (selection: SelectionNode, type: Parent): Weight => {
    if (selection.kind === Kind.FIELD) return weighField(selection, type);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return weighFragment(selection.name.value);
    const { typeCondition, selectionSet } = selection;
    return weigh(selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : type);
  };
  const weigh = ({ selections }: SelectionSetNode, type: Parent): Weight => {
    const total = { ...NOTHING };
    for (const selection of selections) {
      const { depth, cost, fields } = weighOne(selection, type);
      total.depth = Math.max(total.depth, depth);
      total.cost += cost;
      total.fields += fields;
    }
    return total;
  };
  return weigh;
}

/** Returns the maximum list size of a field from `@listSize`, or null if the field is not a list. */
export function listSizeOf(schema: GraphQLSchema, { type, astNode }: Field): number | null {
  if (!isListType(getNullableType(type))) return null;
  const directive = schema.getDirective('listSize');
  const said = directive && astNode && getDirectiveValues(directive, astNode);
  const max: unknown = said?.max;
  if (typeof max !== 'number') throw new Error(`The list ${astNode?.name.value} has no @listSize.`);
  return max;
}

function faultOf(schema: GraphQLSchema, declared: Declared, document: DocumentNode): string | undefined {
  let aliases = 0;
  let directives = 0;
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.FIELD && node.alias) aliases += 1;
      if (node.kind === Kind.DIRECTIVE) directives += 1;
    },
  });
  const most = QUERY_LIMITS;
  if (aliases > most.aliases) return `Die Anfrage hat zu viele Aliasse (höchstens ${most.aliases}).`;
  if (directives > most.directives)
    return `Die Anfrage hat zu viele Direktiven (höchstens ${most.directives}).`;
  const weigh = weightCalculator(schema, declared, document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const rootType = schema.getRootType(definition.operation);
    const { depth, cost, fields } = weigh(definition.selectionSet, rootType);
    if (depth > most.depth) return `Die Anfrage ist zu tief verschachtelt (höchstens ${most.depth} Ebenen).`;
    if (cost > most.cost)
      return `Die Anfrage ist zu aufwendig: Sie kostet ${cost}, höchstens ${most.cost} (Listen zählen mit ihrer größten Länge).`;
    if (definition.operation === 'mutation' && fields > most.rootMutations)
      return 'Je Anfrage ist nur eine Änderung möglich.';
  }
  return undefined;
}

/** Creates the validation rule that refuses documents above `QUERY_LIMITS`. */
export function queryLimits(declared: Declared): ValidationRule {
  return (context) => ({
    [Kind.DOCUMENT]: (document: DocumentNode) => {
      const fault = faultOf(context.getSchema(), declared, document);
      if (fault) context.reportError(new GraphQLError(fault));
    },
  });
}

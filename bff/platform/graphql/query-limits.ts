import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  visit,
} from 'graphql';

/** The limits of one operation; the product's own need less than half. */
export const QUERY_LIMITS = {
  tokens: 500,
  depth: 6,
  aliases: 3,
  directives: 5,
  cost: 1_000,
  rootMutations: 1,
  recursiveSelections: 1_000,
} as const;

/** Introspection is deep by nature, and answered only where the explorer is on. */
const INTROSPECTION = /^__(schema|type)$/;
const INTROSPECTION_DEPTH = 16;
const LIST_COST_FACTOR = 20;
/** Each of them gives up to 1 MB, so that a document has room for two. */
const PAGES = new Set(['answers', 'answerChanges']);
const PAGE_COST = 320;
const LISTS = new Set(['answerImports', 'answers', 'changes', 'hits', 'sessions']);

interface Weight {
  depth: number;
  cost: number;
  /** Fields directly at this level, fragments unfolded. */
  fields: number;
}

/** Weighs selections; every fragment once, however often it is spread. */
class Scale {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #weighed = new Map<string, Weight>();

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.#fragments.set(definition.name.value, definition);
    }
  }

  /** The weight of a selection set. */
  weigh({ selections }: SelectionSetNode): Weight {
    const total: Weight = { depth: 0, cost: 0, fields: 0 };
    for (const selection of selections) {
      const { depth, cost, fields } = this.#weighOne(selection);
      total.depth = Math.max(total.depth, depth);
      total.cost += cost;
      total.fields += fields;
    }
    return total;
  }

  #weighOne(selection: SelectionNode): Weight {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#weighFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.weigh(selection.selectionSet);
    const name = selection.name.value;
    if (!selection.selectionSet) return { depth: 1, cost: 1, fields: 1 };
    const { depth, cost } = this.weigh(selection.selectionSet);
    if (INTROSPECTION.test(name)) {
      return { depth: depth > INTROSPECTION_DEPTH ? Number.POSITIVE_INFINITY : 1, cost: 1, fields: 1 };
    }
    const pageCost = PAGES.has(name) ? PAGE_COST : 0;
    const listCost = cost * (LISTS.has(name) ? LIST_COST_FACTOR : 1);
    return { depth: depth + 1, cost: 1 + pageCost + listCost, fields: 1 };
  }

  #weighFragment(name: string): Weight {
    const known = this.#weighed.get(name);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    // A fragment that holds itself weighs nothing here: another rule refuses it.
    this.#weighed.set(name, { depth: 0, cost: 0, fields: 0 });
    if (fragment) this.#weighed.set(name, this.weigh(fragment.selectionSet));
    return this.#weighed.get(name) ?? { depth: 0, cost: 0, fields: 0 };
  }
}

function faultOf(document: DocumentNode): string | undefined {
  let aliases = 0;
  let directives = 0;
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.FIELD && node.alias) aliases += 1;
      if (node.kind === Kind.DIRECTIVE) directives += 1;
    },
  });
  if (aliases > QUERY_LIMITS.aliases) return 'Die Anfrage hat zu viele Aliasse.';
  if (directives > QUERY_LIMITS.directives) return 'Die Anfrage hat zu viele Direktiven.';
  const scale = new Scale(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, cost, fields } = scale.weigh(definition.selectionSet);
    if (depth > QUERY_LIMITS.depth) return 'Die Anfrage ist zu tief verschachtelt.';
    if (cost > QUERY_LIMITS.cost) return 'Die Anfrage ist zu aufwendig.';
    if (definition.operation === 'mutation' && fields > QUERY_LIMITS.rootMutations)
      return 'Je Anfrage ist nur eine Änderung möglich.';
  }
  return undefined;
}

/** Validation rule: refuses a document above `QUERY_LIMITS`. */
export function queryLimits(context: ValidationContext): ASTVisitor {
  return {
    [Kind.DOCUMENT]: (document: DocumentNode) => {
      const fault = faultOf(document);
      if (fault) context.reportError(new GraphQLError(fault));
    },
  };
}

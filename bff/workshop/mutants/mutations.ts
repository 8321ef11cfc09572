import { parse } from '@babel/parser';
import * as t from '@babel/types';

/** A small mistake in a source: the text between two offsets becomes another. */
export interface Mutation {
  line: number;
  start: number;
  end: number;
  replacement: string;
}

const OPPOSITES = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['-', '+'],
  ['*', '/'],
  ['&&', '||'],
  ['||', '&&'],
]);

/** Types, imports and parameters' defaults of types hold no behaviour. */
const WITHOUT_BEHAVIOUR = /^(TS(?!AsExpression|NonNull|Satisfies)|Import|ExportAll|Directive)/;

// Double large numbers, because an off-by-one in a large limit does not matter.
const MANY = 1_000;
const otherNumber = (value: number) => (value < MANY ? value + 1 : value * 2);

/** Every mistake that this tool knows how to make in a source, in the order of the text. */
export function mutationsOf(source: string): Mutation[] {
  const tree = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const found: Mutation[] = [];
  const textOf = ({ start, end }: t.Node) => source.slice(start ?? 0, end ?? 0);
  const replace = (node: t.Node, replacement: string) => {
    const { start, end, loc } = node;
    if (loc && typeof start === 'number' && typeof end === 'number')
      found.push({ line: loc.start.line, start, end, replacement });
  };
  const swapped = (node: t.BinaryExpression | t.LogicalExpression) => {
    const opposite = OPPOSITES.get(node.operator);
    if (opposite) replace(node, `${textOf(node.left)} ${opposite} ${textOf(node.right)}`);
    if (node.operator === '??') replace(node, textOf(node.left));
  };
  const visit = (node: t.Node) => {
    if (WITHOUT_BEHAVIOUR.test(node.type)) return;
    if (t.isBinaryExpression(node) || t.isLogicalExpression(node)) swapped(node);
    else if (t.isUnaryExpression(node, { operator: '!' })) replace(node, textOf(node.argument));
    else if (t.isIfStatement(node) || t.isConditionalExpression(node))
      replace(node.test, `!(${textOf(node.test)})`);
    else if (t.isBooleanLiteral(node)) replace(node, String(!node.value));
    else if (t.isNumericLiteral(node)) replace(node, String(otherNumber(node.value)));
    else if (t.isStringLiteral(node)) replace(node, textOf(node).replace(/(.)$/, 'x$1'));
    else if (t.isAwaitExpression(node)) replace(node, textOf(node.argument));
    else if (t.isExpressionStatement(node)) replace(node, ';');
    for (const key of t.VISITOR_KEYS[node.type] ?? []) {
      const below: unknown = Object.entries(node).find(([name]) => name === key)?.[1];
      for (const child of Array.isArray(below) ? below : [below]) if (isNode(child)) visit(child);
    }
  };
  visit(tree.program);
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

function isNode(value: unknown): value is t.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The source with the mistake. */
export function mutated(source: string, { start, end, replacement }: Mutation): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

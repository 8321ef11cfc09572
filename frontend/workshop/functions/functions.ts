import { parse } from '@babel/parser';
import * as t from '@babel/types';

/** A function of a source, with its lines and its cyclomatic complexity, without nested functions. */
export type Measured = { name: string; complexity: number; lines: number };

/** Whether a node adds a branch to its function. */
function isBranch(node: t.Node): boolean {
  return (
    t.isIfStatement(node) ||
    t.isConditionalExpression(node) ||
    t.isLogicalExpression(node) ||
    t.isLoop(node) ||
    t.isCatchClause(node) ||
    (t.isSwitchCase(node) && node.test !== null) ||
    (t.isAssignmentExpression(node) && ['&&=', '||=', '??='].includes(node.operator))
  );
}

function nameOf(node: t.Function, parent: t.Node): string {
  if ((t.isFunctionDeclaration(node) || t.isFunctionExpression(node)) && node.id) return node.id.name;
  if ((t.isObjectMethod(node) || t.isClassMethod(node)) && t.isIdentifier(node.key)) return node.key.name;
  if (t.isVariableDeclarator(parent) && t.isIdentifier(parent.id)) return parent.id.name;
  return 'anonymous';
}

/** Measures every function of a source. */
export function functionsOf(source: string): Measured[] {
  const found: Measured[] = [];
  const visit = (node: t.Node, parent: t.Node, outer: Measured | null) => {
    const { loc } = node;
    const lines = loc ? loc.end.line - loc.start.line + 1 : 0;
    const inner = t.isFunction(node) ? { name: nameOf(node, parent), complexity: 1, lines } : outer;
    if (inner && inner !== outer) found.push(inner);
    if (inner && isBranch(node)) inner.complexity += 1;
    for (const key of t.VISITOR_KEYS[node.type] ?? []) {
      const below: unknown = Object.entries(node).find(([name]) => name === key)?.[1];
      for (const child of Array.isArray(below) ? below : [below])
        if (isNode(child)) visit(child, node, inner);
    }
  };
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  visit(program, program, null);
  return found;
}

function isNode(value: unknown): value is t.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

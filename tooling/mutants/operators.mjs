// What a mutant changes: one small fault that a test of the code should notice.

const BINARY = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
}
const LOGICAL = { '&&': '||', '||': '&&' }
const ASSIGNMENT = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' }
const UPDATE = { '++': '--', '--': '++' }
const METHODS = { min: 'max', max: 'min', some: 'every', every: 'some' }

const isText = (node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

/** Between two operands are the operator, comments, spaces and brackets. */
function replaceToken(code, from, to, token, replacement) {
  const at = code.indexOf(token, from)
  return at >= 0 && at < to ? [{ start: at, end: at + token.length, replacement }] : []
}

function literal(node) {
  const whole = { start: node.start, end: node.end }
  if (typeof node.value === 'boolean') return [{ ...whole, replacement: String(!node.value) }]
  if (typeof node.value === 'string')
    return [{ ...whole, replacement: node.value === '' ? "'mutant'" : "''" }]
  if (typeof node.value === 'bigint') return [{ ...whole, replacement: `${node.value + 1n}n` }]
  if (typeof node.value !== 'number') return []
  const changes = [{ ...whole, replacement: String(node.value + 1) }]
  return node.value > 0 ? [...changes, { ...whole, replacement: String(node.value - 1) }] : changes
}

function negated(test) {
  return [{ start: test.start, end: test.end, replacement: `!(`, closing: ')' }]
}

/** Changes of one kind of node. `closing` means that the node's own text is kept between the two. */
const OPERATORS = {
  BinaryExpression(node, code) {
    if (node.operator === '+' && (isText(node.left) || isText(node.right))) return []
    const replacement = BINARY[node.operator]
    return replacement ? replaceToken(code, node.left.end, node.right.start, node.operator, replacement) : []
  },
  LogicalExpression(node, code) {
    if (node.operator === '??') return [{ start: node.start, end: node.left.end, replacement: 'null' }]
    return replaceToken(code, node.left.end, node.right.start, node.operator, LOGICAL[node.operator])
  },
  AssignmentExpression(node, code) {
    const replacement = ASSIGNMENT[node.operator]
    return replacement ? replaceToken(code, node.left.end, node.right.start, node.operator, replacement) : []
  },
  UpdateExpression: (node, code) =>
    replaceToken(code, node.start, node.end, node.operator, UPDATE[node.operator]),
  UnaryExpression(node) {
    return node.operator === '!' ? [{ start: node.start, end: node.argument.start, replacement: '' }] : []
  },
  IfStatement: (node) => negated(node.test),
  ConditionalExpression: (node) => negated(node.test),
  Literal: literal,
  TemplateLiteral: (node) => [{ start: node.start, end: node.end, replacement: '``' }],
  ReturnStatement: (node) =>
    node.argument ? [{ start: node.start, end: node.end, replacement: 'return' }] : [],
  ArrowFunctionExpression(node) {
    const isValue =
      node.body.type === 'Literal' || (node.body.type === 'Identifier' && node.body.name === 'undefined')
    if (node.body.type === 'BlockStatement' || isValue) return []
    return [{ start: node.body.start, end: node.body.end, replacement: 'undefined' }]
  },
  ExpressionStatement: (node) =>
    node.directive ? [] : [{ start: node.start, end: node.end, replacement: ';' }],
  ThrowStatement: (node) => [{ start: node.start, end: node.end, replacement: ';' }],
  CallExpression(node) {
    const name = node.callee.type === 'MemberExpression' ? node.callee.property : undefined
    const replacement =
      name?.type === 'Identifier' && Object.hasOwn(METHODS, name.name) ? METHODS[name.name] : undefined
    return replacement ? [{ start: name.start, end: name.end, replacement }] : []
  },
}

export function changesOf(node, code) {
  return Object.hasOwn(OPERATORS, node.type) ? OPERATORS[node.type](node, code) : []
}

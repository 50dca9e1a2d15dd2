/**
 * Node's HTTP. An `import` of `node:http` would read all its exports, one of which loads Node's WebSocket
 * client with all of `fetch`.
 */
export const { request, STATUS_CODES } = process.getBuiltinModule('node:http')

// The SDK takes Node's own WebSocket where there is one, and the package `ws` where there is none, which costs a client half
// the processor time. Clients share this machine with the server they measure, so they should be light.
Reflect.deleteProperty(globalThis, 'WebSocket');

/**
 * What Node is told when it runs the server. A full collection of garbage slows some two hundred milliseconds down. As
 * V8 would have it, one comes every six seconds with 200 games, since it lets the old generation grow by a third only;
 * with room for 256 MB from the start, every ninety seconds. The young generation has its size from the start too, in
 * MB, so that it neither grows into long pauses nor pushes into the old what is gone a second later.
 */
export const SERVER_NODE_FLAGS = [
  '--initial-old-space-size=256',
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
];

import { CanvasSource, Rectangle, Texture } from 'pixi.js';

export type Pen = CanvasRenderingContext2D;

interface Cut {
  readonly fill: string | CanvasGradient | CanvasPattern;
  /** Depth of the shadow it throws on what lies behind, in units; none by default. */
  readonly lift?: number;
  /** The pale line where the paper was cut. */
  readonly edge?: string;
  readonly edgeWidth?: number;
}

/** Units to device pixels of the canvas a pen writes on: shadows do not follow the pen's transform. */
const unitOf = (pen: Pen): number => pen.getTransform().a;

/** Lays a piece of cut paper: `shape` is SVG path data, or a path. */
export function cut(
  pen: Pen,
  shape: string | Path2D,
  { fill, lift = 0, edge, edgeWidth = 1.6 }: Cut,
): Path2D {
  const path = typeof shape === 'string' ? new Path2D(shape) : shape;
  pen.save();
  if (lift > 0) {
    const unit = Math.abs(unitOf(pen));
    pen.shadowColor = 'rgb(45 20 25 / 0.42)';
    pen.shadowBlur = lift * 1.7 * unit;
    pen.shadowOffsetX = -lift * 0.35 * unit;
    pen.shadowOffsetY = lift * 0.7 * unit;
  }
  pen.fillStyle = fill;
  pen.fill(path);
  pen.restore();
  if (edge) {
    pen.save();
    pen.clip(path);
    pen.strokeStyle = edge;
    pen.lineWidth = edgeWidth * 2;
    pen.stroke(path);
    pen.restore();
  }
  return path;
}

/** Draws only inside a path. */
export function within(pen: Pen, path: Path2D, draw: () => void): void {
  pen.save();
  pen.clip(path);
  draw();
  pen.restore();
}

export function roundRect(x: number, y: number, width: number, height: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

export function ellipse(x: number, y: number, rx: number, ry = rx): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  return path;
}

/** Numbers between 0 and 1 that are the same on every machine, so that pictures are. */
export function grainOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The fibres of the paper: specks over what is already drawn, and only there. */
export function grain(pen: Pen, width: number, height: number, strength = 0.05): void {
  const next = grainOf(7);
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  for (let i = (width * height) / 46; i > 0; i--) {
    pen.fillStyle = next() < 0.5 ? `rgb(255 250 235 / ${strength})` : `rgb(60 30 20 / ${strength})`;
    pen.fillRect(next() * width, next() * height, 0.8 + next() * 2.2, 0.7);
  }
  pen.restore();
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Device pixels per unit. */
  readonly resolution: number;
}

export function sheet({ width, height, resolution }: Sheet, draw: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * resolution);
  canvas.height = Math.ceil(height * resolution);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no canvas');
  pen.scale(resolution, resolution);
  draw(pen);
  return canvas;
}

/** A texture whose size is in units. */
export function textureOf(canvas: HTMLCanvasElement, resolution: number, repeat = false): Texture {
  const source = new CanvasSource({
    resource: canvas,
    resolution,
    autoGenerateMipmaps: !repeat,
    addressMode: repeat ? 'repeat' : 'clamp-to-edge',
  });
  return new Texture({ source, frame: new Rectangle(0, 0, source.width, source.height) });
}

export const texture = (size: Sheet, draw: (pen: Pen) => void, repeat = false): Texture =>
  textureOf(sheet(size, draw), size.resolution, repeat);

/** The same picture with a border of `width` units in `colour` around its outline, and a soft shadow under it. */
export function sticker(
  size: Sheet,
  draw: (pen: Pen) => void,
  border: { readonly width: number; readonly colour: string; readonly shadow: string; readonly blur: number },
  withPicture = true,
): HTMLCanvasElement {
  const picture = sheet(size, draw);
  const outline = sheet({ ...size, resolution: 1, width: picture.width, height: picture.height }, (pen) => {
    const r = border.width * size.resolution;
    for (let i = 0; i < 24; i++) {
      const turn = (i / 24) * Math.PI * 2;
      pen.drawImage(picture, Math.cos(turn) * r, Math.sin(turn) * r);
    }
    pen.globalCompositeOperation = 'source-in';
    pen.fillStyle = border.colour;
    pen.fillRect(0, 0, picture.width, picture.height);
  });
  return sheet({ ...size, resolution: 1, width: picture.width, height: picture.height }, (pen) => {
    pen.shadowColor = border.shadow;
    pen.shadowBlur = border.blur * size.resolution;
    pen.shadowOffsetY = withPicture ? border.blur * 0.4 * size.resolution : 0;
    pen.drawImage(outline, 0, 0);
    pen.shadowColor = 'transparent';
    if (withPicture) pen.drawImage(picture, 0, 0);
    else pen.drawImage(outline, 0, 0);
  });
}

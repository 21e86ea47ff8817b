// Shaders without `eval`, so that the page needs no exception in its content security policy.
import 'pixi.js/unsafe-eval';
import type { AnyTable } from '@holdup/engine';
import { autoDetectRenderer, type Renderer, WebGLRenderer } from 'pixi.js';
import { superStaging } from '../super/stage/staging.ts';
import type { Stage, StageOptions } from './contract.ts';
import { Theatre } from './theatre.ts';
import { trainStaging } from './trainStaging.ts';

/** Longer than this nobody waits for a font; the letters are then drawn with the next best. */
const FONT_MS = 1_500;

/**
 * Opens the stage for a game. Rejects where the browser draws neither WebGL nor a 2D canvas: the page can be played without it.
 */
export async function createStage(game: AnyTable['game'], options: StageOptions): Promise<Stage<AnyTable>> {
  const pixelRatio = Math.min(2, Math.max(1, window.devicePixelRatio || 1));
  const [renderer] = await Promise.all([
    autoDetectRenderer({
      preference: ['webgl', 'canvas'],
      resolution: pixelRatio,
      autoDensity: true,
      antialias: false,
      backgroundAlpha: 1,
      backgroundColor: 0x2a1f2b,
      width: 320,
      height: 240,
    }),
    Promise.race([
      Promise.all(
        ['700 19px "Source Sans 3"', '800 19px "Source Sans 3"'].map((font) => document.fonts.load(font)),
      ),
      new Promise((resolve) => setTimeout(resolve, FONT_MS)),
    ]),
  ]);
  const software = drawnBySoftware(renderer);
  // Each texture more in a batch is a branch more for every pixel; draw calls are cheaper than that.
  if (renderer instanceof WebGLRenderer) renderer.limits.maxBatchableTextures = software ? 1 : 4;
  const canvas = renderer.canvas as HTMLCanvasElement;
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.touchAction = 'pan-y';
  const tools = { renderer, resolution: pixelRatio > 1.2 ? 2 : 1.5, carName: options.carName };
  const how = { ...options, software };
  return game === 'super'
    ? new Theatre(canvas, superStaging(tools), how)
    : new Theatre(canvas, trainStaging(tools), how);
}

/** Whether no graphics card draws: then glows stay still, so that a waiting table costs no processor. */
function drawnBySoftware(renderer: Renderer): boolean {
  if (!(renderer instanceof WebGLRenderer)) return true;
  const { gl } = renderer;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return /swiftshader|llvmpipe|software/i.test(name);
}

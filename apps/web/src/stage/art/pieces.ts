import { drawHorse, HORSE } from './horse.ts';
import { LOOKS } from './looks.ts';
import { cut, ellipse, type Pen, roundRect } from './paper.ts';
import { drawPerson, PERSON } from './people.ts';
import { COACH_SHEET, drawStagecoach } from './stagecoach.ts';

/** A piece that stands on the stage: its sheet, where its feet are, and how much larger than drawn it is. */
interface PieceArt {
  readonly sheet: {
    readonly width: number;
    readonly height: number;
    readonly footX: number;
    readonly footY: number;
  };
  readonly size: number;
  readonly draw: (pen: Pen) => void;
}

const DYNAMITE = { width: 64, height: 64, footX: 32, footY: 60 } as const;

function drawDynamite(pen: Pen): void {
  pen.strokeStyle = '#3b2b2c';
  pen.lineWidth = 3;
  pen.stroke(new Path2D('M44 22 C50 14 42 10 50 5'));
  cut(pen, ellipse(51, 6, 5), { fill: '#ffb02e', lift: 2 });
  cut(pen, ellipse(51, 6, 2.4), { fill: '#fff6c8' });
  for (const y of [22, 34, 46]) {
    cut(pen, roundRect(6, y, 50, 13, 4), { fill: '#d8372c', lift: 1.5, edge: '#ff9d86', edgeWidth: 1 });
  }
  cut(pen, roundRect(24, 20, 13, 41, 2), { fill: '#f4dfae', lift: 1 });
  pen.fillStyle = '#7a1b1c';
  pen.font = '800 11px "Source Sans 3", "Segoe UI", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText('TNT', 30.5, 41);
}

const PAWNS: Readonly<Record<string, PieceArt>> = {
  horse: { sheet: HORSE, size: 1, draw: drawHorse },
  coach: { sheet: COACH_SHEET, size: 1, draw: drawStagecoach },
  courier: { sheet: PERSON, size: 1.06, draw: (pen) => drawPerson(pen, 'courier') },
  dynamite: { sheet: DYNAMITE, size: 1, draw: drawDynamite },
};

const MARSHAL_SIZE = 1.16;

/** How a character or pawn is drawn; `horse:2` like any horse. */
export function artOf(who: string): PieceArt {
  const pawn = PAWNS[who.split(':')[0] ?? ''];
  if (pawn) return pawn;
  return { sheet: PERSON, size: who === 'marshal' ? MARSHAL_SIZE : 1, draw: (pen) => drawPerson(pen, who) };
}

/** Whether this client has a drawing of a character or pawn, and not just the stranger's. */
export const isDrawn = (who: string): boolean =>
  who === 'marshal' || (who.split(':')[0] ?? '') in PAWNS || who in LOOKS;

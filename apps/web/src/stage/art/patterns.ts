import type { Look, Pattern } from './looks.ts';
import type { Pen } from './paper.ts';

type Weave = (pen: Pen, look: Look) => void;

const ZIGZAG: Weave = (pen, { dark }) => {
  pen.strokeStyle = dark;
  pen.lineWidth = 3;
  for (const y of [92, 112]) {
    pen.beginPath();
    for (let x = 10, up = true; x <= 110; x += 7, up = !up) pen.lineTo(x, up ? y - 4 : y + 4);
    pen.stroke();
  }
};

const PINSTRIPE: Weave = (pen, { light }) => {
  pen.fillStyle = light;
  for (let x = 22; x < 100; x += 7) pen.fillRect(x, 60, 1.5, 90);
};

const BANDS: Weave = (pen, { light, dark }) => {
  for (let y = 84; y < 140; y += 18) {
    pen.fillStyle = light;
    pen.fillRect(0, y, 120, 6);
    pen.fillStyle = dark;
    pen.fillRect(0, y + 7.5, 120, 2.4);
  }
};

const DIAMONDS: Weave = (pen, { light }) => {
  pen.fillStyle = light;
  for (let y = 82, odd = 0; y < 140; y += 13, odd = 7 - odd) {
    for (let x = 18 + odd; x < 104; x += 14) {
      pen.beginPath();
      pen.moveTo(x, y - 5);
      pen.lineTo(x + 4, y);
      pen.lineTo(x, y + 5);
      pen.lineTo(x - 4, y);
      pen.fill();
    }
  }
};

const DOTS: Weave = (pen, { light }) => {
  pen.fillStyle = light;
  for (let y = 96, odd = 0; y < 164; y += 10, odd = 6 - odd) {
    for (let x = 14 + odd; x < 110; x += 12) {
      pen.beginPath();
      pen.arc(x, y, 2.4, 0, Math.PI * 2);
      pen.fill();
    }
  }
};

const CHECKS: Weave = (pen, { dark }) => {
  pen.fillStyle = dark;
  pen.globalAlpha = 0.5;
  for (let x = 12; x < 112; x += 13) pen.fillRect(x, 66, 3, 90);
  for (let y = 74; y < 150; y += 13) pen.fillRect(8, y, 104, 3);
  pen.globalAlpha = 1;
};

const WAVES: Weave = (pen, { light }) => {
  pen.strokeStyle = light;
  pen.lineWidth = 2;
  for (let y = 88; y < 146; y += 12) {
    for (let x = 14; x < 108; x += 12) {
      pen.beginPath();
      pen.arc(x, y, 6, Math.PI, Math.PI * 2);
      pen.stroke();
    }
  }
};

export const weaves: Readonly<Record<Pattern, Weave>> = {
  zigzag: ZIGZAG,
  pinstripe: PINSTRIPE,
  bands: BANDS,
  diamonds: DIAMONDS,
  dots: DOTS,
  checks: CHECKS,
  waves: WAVES,
  plain: () => {},
};

import { html, type TemplateResult } from 'lit-html';
import { unsafeSVG } from 'lit-html/directives/unsafe-svg.js';
import { pictograms } from './pictograms.ts';

/**
 * Line pictures in a 24 × 24 box, drawn for this game. `currentColor` is the ink; `.fill` parts are solid, `.tone`
 * parts a paler cut of the same paper.
 */
const paths: Readonly<Record<string, string>> = {
  // Actions.
  move: '<path d="M3 15h13M11 9l6 6-6 6"/><path d="M3 6h6M3 10.5h4" class="thin"/>',
  changeFloor: '<path d="M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8"/>',
  loot: '<path class="tone" d="M9 8c-4 3-5 6-5 8 0 3 3 5 8 5s8-2 8-5c0-2-1-5-5-8z"/><path d="M9 8c-4 3-5 6-5 8 0 3 3 5 8 5s8-2 8-5c0-2-1-5-5-8M8 8h8M9.500 8 7.500 3.500c2 .8 2.500.8 4.500-.5 2 1.300 2.500 1.300 4.500.5L14.500 8"/><path d="M12 11.500v6M13.800 13c-1.500-1.200-3.600-.6-3.600.5 0 1.600 3.600.7 3.600 2.300 0 1.200-2.300 1.600-3.700.3" class="thin"/>',
  shoot:
    '<path class="fill" d="M2.500 7h16.500l2.500 1.200v2.600H13l-1 2.200H8.700L7 20H2.800l1.700-8.500L2.500 9z"/><path d="M20 5.500V7" class="thin"/>',
  punch:
    '<path class="tone" d="M5 9.500h11a3 3 0 0 1 3 3V15a5 5 0 0 1-5 5H9a4 4 0 0 1-4-4z"/><path d="M5 9.500V16a4 4 0 0 0 4 4h5a5 5 0 0 0 5-5v-2.500a3 3 0 0 0-3-3H8.500a1.800 1.800 0 0 0 0 3.600H13M5 10V7.500a1.700 1.700 0 0 1 3.400 0v2M8.400 9V6.500a1.700 1.700 0 0 1 3.400 0v3M11.800 9V6.500a1.700 1.700 0 0 1 3.400 0v3"/>',
  marshal:
    '<path class="fill" d="m12 2.500 2.600 5 5.600-.5-3 4.800 3 4.700-5.600-.4-2.600 5.200-2.600-5.200-5.600.4 3-4.700-3-4.800 5.600.5z"/><circle cx="12" cy="12" r="2.400" class="hole"/>',
  bullet:
    '<path class="tone" d="M9 10h6v10H9z"/><path d="M9 10c0-4 1.500-6.500 3-7.500 1.500 1 3 3.500 3 7.500zM9 10v9h6v-9M8 21h8v-2H8z"/>',
  card: '<path class="tone" d="M6 3h12v18H6z"/><path d="M6 3h12v18H6z"/>',
  ride: '<path class="tone" d="M3 12c2-3 6-3 9-2l4-6 1.500 2.500 4 3-1.500 2.500-3-.5-1 5h-10z"/><path d="M3 20l1.500-5.500C4.500 11 8 9.500 12 10l4-6 1.500 2.500 4 3-1.500 2.500-3-.5-1 4.500 1 4M7 15l-1 5M12.500 15l1 5M4 12c-1.500.5-2 2-2 4"/>',
  brilliantIdea:
    '<path class="tone" d="M12 2.500a6.500 6.500 0 0 1 4 11.500l-1 2.500H9L8 14a6.500 6.500 0 0 1 4-11.500z"/><path d="M9 16.500 8 14a6.500 6.500 0 1 1 8 0l-1 2.500zM9.500 19.500h5M10.500 22h3M12 16v-5l-2-2M12 11l2-2"/>',
  movePlus:
    '<path d="M2.500 16h11M9 10.500l5.500 5.500L9 21.500"/><path class="fill" d="M16.500 3h2.600v3.400h3.400V9h-3.400v3.400h-2.600V9h-3.400V6.400h3.400z"/>',
  changeFloorPlus:
    '<path d="M4 3v18M11 3v18M4 7h7M4 12h7M4 17h7"/><path class="fill" d="M16.500 3h2.600v3.400h3.400V9h-3.400v3.400h-2.600V9h-3.400V6.400h3.400z"/>',
  capture:
    '<circle cx="6.500" cy="14.500" r="4.300"/><circle cx="17.500" cy="14.500" r="4.300"/><path d="M10.500 13.500c1-1 2-1 3 0M6.500 10V6.500h3M17.500 10V6.500h-3"/>',
  // Colt Super Express.
  flip: '<path d="M4 9.500c2-4 6-5.500 10-4.500 3 .8 5 3 5.500 6M20 14.500c-2 4-6 5.500-10 4.500-3-.8-5-3-5.500-6"/><path class="fill" d="m21.800 6.500-1.300 6.200-4.700-4zM2.200 17.500l1.300-6.200 4.700 4z"/>',
  reflex:
    '<path class="tone" d="M3 15.500h12v4H3z"/><path d="M3 19.500h18M3.500 15.500h11.500M6 12l5-4M8.500 6.500 11 8l-.8 2.800" class="thin"/><circle cx="18.500" cy="15.500" r="2.700" class="fill"/><path d="M3 15.500v4"/>',
  lying:
    '<path d="M2.500 20h19M4 16h10.500"/><circle cx="18" cy="15.500" r="2.800" class="fill"/><path d="M4 12.500v3.500"/>',
  gotUp:
    '<circle cx="12" cy="5" r="2.800" class="fill"/><path d="M12 8v7M8 11l4-1.500 4 1.500M12 15l-3 6M12 15l3 6"/>',
  facesFront:
    '<circle cx="8" cy="7" r="3.300" class="fill"/><path d="M3.500 20c0-5 2-8 4.500-8s4.500 3 4.500 8M12 14h8M17 11l3.500 3-3.500 3"/>',
  facesRear:
    '<circle cx="16" cy="7" r="3.300" class="fill"/><path d="M11.500 20c0-5 2-8 4.500-8s4.500 3 4.500 8M12 14H4M7 11l-3.500 3L7 17"/>',
  timeMachine:
    '<circle cx="12" cy="11" r="7.500"/><path d="M12 6.500V11l3.500 2M5 21h14M8 18l-1.500 3M16 18l1.500 3M12 1.500v2M2.500 11h2M19.500 11h2"/>',
  nudge:
    '<path class="tone" d="M3 10h8l2-3h3l-1 4h6v3h-1v3h-2v3H9l-2-2H3z"/><path d="M3 10h4v8H3M7 11.500h4l2-4.500c2-.500 3 .500 2.500 2l-.800 2.500H20c1.500 0 1.500 2.500 0 2.500 1 .300.800 2.300-.800 2.300.700.600.300 2.200-1.200 2.200H10L7 16.500"/><path d="M18 3.500v3M21.500 5 19.500 7M14.500 5l1 1.500" class="thin"/>',
  plot: '<path class="tone" d="M4 20V15h5v-4h5V7h6v13z"/><path d="M4 20h16M4 20v-5h5v-4h5V7h6M16 3.500 20 7l-3.500 3.500"/>',
  binoculars:
    '<path class="tone" d="M3 16l2-9h4l1 4h4l1-4h4l2 9z"/><circle cx="6.500" cy="16.500" r="4"/><circle cx="17.500" cy="16.500" r="4"/><path d="M3.500 14 5.500 6h3l1 6M20.500 14l-2-8h-3l-1 6M10 13h4"/>',
  quickDraw:
    '<path d="M2 14.500 15 9l6-1 .800 2-5 3.500L8 17.500 4.500 21.500 2.500 20z"/><path class="tone" d="M2 14.500 15 9l6-1 .800 2-5 3.500L8 17.500 4.500 21.500 2.500 20z"/><path d="M17 3v3M21 4l-1.500 2" class="thin"/>',
  rearCourier:
    '<circle cx="12" cy="12" r="7.500"/><circle cx="12" cy="12" r="3"/><path d="M12 1.500v6M12 16.500v6M1.500 12h6M16.500 12h6"/>',
  bonusNudge:
    '<path d="M4 15h9M9 10.500l4.500 4.500L9 19.500"/><path class="fill" d="M17 3h2.600v3.400H23V9h-3.400v3.400H17V9h-3.400V6.400H17z"/>',
  // Turns of a round card.
  diversion:
    '<path class="tone" d="M12 12 5 4M12 12l8-6M12 12l7 8M12 12 4 19"/><path d="M12 8.500V2M15 10l6-4M15.500 14.500 20 20M8.500 14.500 4 20M9 10 3 6"/><circle cx="12" cy="12" r="3.500" class="fill"/>',
  turmoil:
    '<path class="fill" d="M12.500 2 5 13h5l-1 9 8.500-12H12z"/><path d="M3 5l2 2M2 10h2.500M20 17l2 2M19.500 14H22" class="thin"/>',
  jarring:
    '<path d="M2 8l3-3 3.500 5L12 5l3.500 5L19 5l3 3M2 15l3-3 3.500 5 3.500-5 3.500 5 3.500-5 3 3M3 20.500h18"/>',
  standard: '<path class="tone" d="M6 3.500h12v17H6z"/><path d="M6 3.500h12v17H6zM12 8v8M9 11l3-3 3 3"/>',
  tunnel:
    '<path class="fill" d="M2.500 20.500V12a9.500 9.500 0 0 1 19 0v8.500h-4.500V13a5 5 0 0 0-10 0v7.500z"/><path d="M9 20.500h6M10 17.500h4" class="thin"/>',
  speedingUp: '<path class="fill" d="M3 5l8 7-8 7zM12.500 5l8 7-8 7z"/>',
  switching:
    '<path d="M4 10a8.200 8.200 0 0 1 15.500-.5M20 14a8.200 8.200 0 0 1-15.500.5M4 4.500V10h5.500M20 19.500V14h-5.500"/>',
  // Events.
  event: '<path class="fill" d="M13 2 4 13.500h6L9 22l10-12.500h-6.500z"/>',
  // Riches and the like.
  purse:
    '<path class="tone" d="M9 8c-4 3-5 6-5 8 0 3 3 5 8 5s8-2 8-5c0-2-1-5-5-8z"/><path d="M9 8c-4 3-5 6-5 8 0 3 3 5 8 5s8-2 8-5c0-2-1-5-5-8zM9.500 8 7.500 3.500c2 .8 2.500.8 4.500-.5 2 1.300 2.500 1.300 4.500.5L14.500 8"/>',
  jewel:
    '<path class="tone" d="M7 4h10l4.500 6L12 21 2.500 10z"/><path d="M7 4h10l4.500 6L12 21 2.500 10zM2.500 10h19M7 4l2 6 3 11 3-11 2-6M9 10l3-6 3 6" class="thin"/><path d="M7 4h10l4.500 6L12 21 2.500 10z"/>',
  strongbox:
    '<path class="tone" d="M3 7h18v12H3z"/><path d="M3 7h18v12H3zM3 11.500h18M6 7V5h12v2"/><path class="fill" d="M10.500 10.500h3v4h-3z"/>',
  mailbag:
    '<path class="tone" d="M6 6h12c2 5 3 10 1.500 15h-15C3 16 4 11 6 6z"/><path d="M6 6h12c2 5 3 10 1.500 15h-15C3 16 4 11 6 6zM5.500 3h13v3h-13zM8 11h8v6H8zM8 11l4 3.500 4-3.500"/>',
  flask:
    '<path class="tone" d="M9.500 3h5v5c3.500 2 4 6 4 13h-13c0-7 .5-11 4-13z"/><path d="M9.500 3h5v5c3.500 2 4 6 4 13h-13c0-7 .5-11 4-13zM8.500 3h7M6 13h12"/>',
  amulet:
    '<path d="M4 2c0 6 4 9 8 9s8-3 8-9"/><path class="tone" d="m12 10.500 5.500 5-5.500 6.500-5.500-6.500z"/><path d="m12 10.500 5.500 5-5.500 6.500-5.500-6.500zM6.500 15.500h11"/>',
  prototype:
    '<path class="tone" d="M2 6h19v2H2zM2 9.500h19v2H2z"/><path d="M2 6h19v2H2zM2 9.500h19v2H2zM2 11.500v3l3 1-1.500 6h4.500l1.500-6.500h3l1-3.500M21.500 5v7.500"/>',
  horse:
    '<path d="M3 20l1.500-5.500C4.500 11 8 9.500 12 10l4-6 1.500 2.500 4 3-1.500 2.500-3-.5-1 4.500 1 4M7 15l-1 5M12.500 15l1 5M4 12c-1.500.5-2 2-2 4"/>',
  coach:
    '<path class="tone" d="M4 5h14v9H4z"/><path d="M4 5h14v9H4zM2.500 5H20M9 5v9M13.500 5v9M18 12h4"/><circle cx="7" cy="17.500" r="3.500"/><circle cx="16" cy="17.500" r="3.500"/>',
  dynamite:
    '<path class="fill" d="M3 10h12v3H3zM3 13.800h12v3H3zM3 17.600h12v3H3z"/><path d="M15 15c3 0 3-3 3-5s1-4 3-5M19.500 2.500v1M22.500 5h-1M21.700 2.800l-.8.8"/>',
  fire: '<path class="tone" d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 2.500 2.500 2.500 4C12 9 12.500 5 12 2z"/><path d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 2.500 2.500 2.500 4C12 9 12.500 5 12 2zM12 20c-2-1-2-4 0-6 2 2 2 5 0 6z"/>',
  roofless: '<path d="M4 8v11h16V8M2.500 21.500h19M3 4h2M8 4h2M13 4h2M18 4h2"/>',
  cell: '<path d="M3.500 3h17v18h-17zM7.500 3v18M12 3v18M16.500 3v18"/>',
  hostage:
    '<circle cx="12" cy="7" r="4"/><path d="M4 21c0-6 3-9 8-9s8 3 8 9"/><path class="fill" d="M3.500 14.500 20 19l-.6 2L3 16.500z"/>',
  goal: '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="5"/><circle cx="12" cy="12" r="1.500" class="fill"/>',
  team: '<circle cx="8" cy="8" r="3.500"/><circle cx="16" cy="8" r="3.500"/><path d="M2 20c0-5 2-7 6-7s6 2 6 7M13 13.500c5-1.500 9 1 9 6.500"/>',
  gold: '<path class="tone" d="M3 19l3-7h5l2 7zM11 19l2.500-7H18l3 7zM7.500 12 10 6h4.500L17 12z"/><path d="M3 19l3-7h5l2 7zM13 19l1-4-.800-3H18l3 7zM7.500 12 10 6h4.500l2 6z"/>',
  bag: '<path class="tone" d="M3 9h18v11H3z"/><path d="M3 9h18v11H3zM8 9V5.500h8V9M3 13.500h18M10.500 12h3v3.500h-3z"/>',
  document:
    '<path class="tone" d="M5 3h10l4 4v14H5z"/><path d="M5 3h10l4 4v14H5zM15 3v4h4M8 11h8M8 14.500h5"/><circle cx="15.500" cy="17" r="2" class="fill"/>',
  courier:
    '<path class="tone" d="M6 21c0-5 2-7.500 6-7.500s6 2.500 6 7.500z"/><path d="M6 21c0-5 2-7.500 6-7.500s6 2.500 6 7.500M8 8.500a4 4 0 0 0 8 0M6.500 8.500h12L17.500 6l-1-3h-8l-1 3zM12 14v7"/>',
  gatling:
    '<path class="tone" d="M9 8h13v5H9z"/><path d="M9 8h13M9 10.500h13M9 13h13M9 6.500v8H5l-2-4 2-4zM8 14.500 4 21.500M10 14.500l5 7M2 21.500h4"/>',
  trains:
    '<path class="tone" d="M8 3.500h13v6H8zM3 14.500h13v6H3z"/><path d="M8 3.500h13v6H8zM6 11.500h17M3 14.500h13v6H3zM1 22.500h17M5 6.500H1.500M3.500 4.500l-2 2 2 2M19 17.500h3.500M20.500 15.500l2 2-2 2"/>',
  medical: '<path class="tone" d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z"/><path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z"/>',
  deck: '<path class="tone" d="M8 3h11v15H8z"/><path d="M8 3h11v15H8zM5 6v15h11"/>',
  hand: '<path class="tone" d="m7.500 6 7-2.500 5 13-7 2.500z"/><path d="m7.500 6 7-2.500 5 13-7 2.500zM7.500 6 3.500 8.500l5.500 12 3.500-1.500"/>',
  cylinder:
    '<circle cx="12" cy="12" r="9.500"/><circle cx="12" cy="6.300" r="1.700" class="fill"/><circle cx="17" cy="9.200" r="1.700" class="fill"/><circle cx="17" cy="14.800" r="1.700" class="fill"/><circle cx="12" cy="17.700" r="1.700" class="fill"/><circle cx="7" cy="14.800" r="1.700" class="fill"/><circle cx="7" cy="9.200" r="1.700" class="fill"/>',
  first:
    '<path class="fill" d="M5 3h2v18H5z"/><path class="tone" d="M7 4c4-2 7 2 12 0v9c-5 2-8-2-12 0z"/><path d="M7 4c4-2 7 2 12 0v9c-5 2-8-2-12 0"/>',
  // The page's own.
  log: '<path d="M5 3.500h14v17H5zM8.500 8h7M8.500 12h7M8.500 16h4"/>',
  chat: '<path d="M3.500 4.500h17v12H11l-5 4v-4H3.500z"/>',
  gear: '<circle cx="12" cy="12" r="3.200"/><path d="M12 2.500v3.500M12 18v3.500M2.500 12H6M18 12h3.500M5.300 5.300l2.500 2.500M16.200 16.200l2.500 2.500M18.700 5.300l-2.500 2.500M7.800 16.200l-2.500 2.500"/>',
  sound:
    '<path class="fill" d="M3 9h4l5-4.500v15L7 15H3z"/><path d="M15.500 8.500a5 5 0 0 1 0 7M18 5.500a9 9 0 0 1 0 13"/>',
  silent: '<path class="fill" d="M3 9h4l5-4.500v15L7 15H3z"/><path d="m16 9 6 6M22 9l-6 6"/>',
  leave: '<path d="M10 3.500H4v17h6M9 12h12M16.500 7 21.500 12l-5 5"/>',
  rules:
    '<path d="M12 5.500c-2-1.600-5-2-8.500-2v15c3.500 0 6.500.4 8.500 2 2-1.600 5-2 8.500-2v-15c-3.500 0-6.500.4-8.500 2zM12 5.500v15"/>',
  keys: '<path d="M2.500 6h19v12h-19zM6 10h.1M10 10h.1M14 10h.1M18 10h.1M7.500 14h9"/>',
  close: '<path d="m5 5 14 14M19 5 5 19"/>',
  copy: '<path d="M8 8h12v12H8zM16 8V4H4v12h4"/>',
  check: '<path d="m4 12.500 5.500 5.500L20 6.500"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 6.500V12l4 2.500"/>',
  eye: '<path d="M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7z"/><circle cx="12" cy="12" r="3"/>',
  bot: '<path d="M5 9h14v10H5zM12 9V5M8.500 13.500h.1M15.500 13.500h.1M9 16.500h6"/><circle cx="12" cy="4" r="1.300"/>',
  people:
    '<circle cx="8.500" cy="8" r="3.500"/><path d="M2 20c.500-4 3-6 6.500-6s6 2 6.500 6"/><path d="M15.500 5.200a3 3 0 1 1 .800 5.800M17.500 14.200c2.700.400 4.200 2.300 4.500 5.800"/>',
  report: '<path d="M6 21.500V3M6 4h12l-3 4.500L18 13H6"/>',
  away: '<path d="M18.500 15.500A8 8 0 0 1 8.500 5.500a8 8 0 1 0 10 10z"/>',
  crown:
    '<path class="tone" d="M3.500 8 8 12l4-7 4 7 4.500-4-2 10.500h-13z"/><path d="M3.500 8 8 12l4-7 4 7 4.500-4-2 10.500h-13z"/>',
  more: '<circle cx="5" cy="12" r="1.800" class="fill"/><circle cx="12" cy="12" r="1.800" class="fill"/><circle cx="19" cy="12" r="1.800" class="fill"/>',
  // Looking back.
  stepBack: '<path class="fill" d="M17 4v16L7 12z"/><path d="M5 4.500v15"/>',
  stepOn: '<path class="fill" d="M7 4v16l10-8z"/><path d="M19 4.500v15"/>',
  toStart: '<path class="fill" d="M12.500 5v14L4.500 12zM21 5v14l-8-7z"/><path d="M3 5v14"/>',
  toEnd: '<path class="fill" d="M11.500 5v14l8-7zM3 5v14l8-7z"/><path d="M21 5v14"/>',
  play: '<path class="fill" d="M6 3.500v17l14-8.500z"/>',
  pause: '<path class="fill" d="M6 4h4v16H6zM14 4h4v16h-4z"/>',
  save: '<path d="M12 3v11.500M7 10l5 5 5-5M4 17v3.500h16V17"/>',
  replay:
    '<path d="M4.500 9a8.500 8.500 0 1 1-.5 6M4 3.500V9h5.500"/><path class="fill" d="M10 8.500v7l6-3.500z"/>',
  train: '<path d="M3 6h7v9H3zM12.500 9h8v6h-8zM15 9V5h3.500v4M2 18h20"/>',
};

const outline = (name: string): string | undefined => {
  const path = pictograms[name];
  return path && `<path class="fill" fill-rule="evenodd" d="${path}"/>`;
};

/** A picture that says nothing by itself: its word stands beside it or in `label`. */
export function icon(name: string, label?: string): TemplateResult {
  const path = paths[name] ?? outline(name) ?? paths[name.split(':')[0] ?? ''] ?? paths.card;
  return html`<svg
    class="icon icon-${name.split(':')[0]}"
    viewBox="0 0 24 24"
    role=${label ? 'img' : 'presentation'}
    aria-label=${label ?? ''}
    aria-hidden=${label ? 'false' : 'true'}
  >
    ${unsafeSVG(path ?? '')}
  </svg>`;
}

/** `binoculars:belle` has that of binoculars. */
export const hasIcon = (name: string): boolean =>
  name in paths || name in pictograms || (name.split(':')[0] ?? '') in paths;

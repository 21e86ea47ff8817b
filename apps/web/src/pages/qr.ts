import { html, type TemplateResult } from 'lit-html';

/** A link as a picture for the camera of another device, as a data URL. */
export async function qrOf(url: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  return qrcode.toDataURL(url, { margin: 1, width: 240, color: { dark: '#2b1d14', light: '#fbf3e1' } });
}

export const qrPicture = (picture: string, alt: string): TemplateResult =>
  html`<img src=${picture} alt=${alt} width="200" height="200" />`;

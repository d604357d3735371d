import type { FileRow } from '#mocks/db/types/file.ts';

/** Content of the seed's documents: a page with lines in place of text. */
export function samplePage(type: FileRow['type']): Uint8Array<ArrayBuffer> {
  return type === 'application/pdf' ? samplePdf() : Uint8Array.from(atob(SAMPLE_PNG), (char) => char.charCodeAt(0));
}

const SAMPLE_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAaQAAAJSAgMAAADxAVk/AAAACVBMVEX///+wvr5GYGKEl69VAAABFElEQVR42u3cMQrCQBRF0TTuyyWkcX/WrtJGtJmJRPOSDP+cUhhu+4jwpwkAAAAAFj1+cFdSUlIauAQA7OOWcHAJACC1jeb2s89nkNcPl697RUkJAGCfDdvZLoFtpFStBAAQ2LDzwrNtt5FSyRIAQGDDLm2X1Pc9pUIlAIDohn27preRUqESAEBww7aeZbaRUqkSAEBmw3afbb6NlOqVAAAyG7Y7Q4L/UStVKQEApDasC6dK7sMCAKNtWBdOldyHBQAG2rAunCq5DwsAjLZhXThVch8WABh3w7pwquQ+LAAw1oZtPXPhVOnvEgBAZsN2n7lwqmTDAgAn3bAunCq5DwsAAABVrf+TS+mIEgAAAAAAwKk9ARZMT7lGPKiwAAAAAElFTkSuQmCC';

/** Lengths of the drawn lines in points. */
const LINES = [310, 420, 260, 380, 440, 300, 350, 420, 280, 400, 330, 240];

function samplePdf(): Uint8Array<ArrayBuffer> {
  const lines = LINES.map((width, index) => `70 ${640 - index * 36} ${width} 9 re f`).join('\n');
  const drawing = `0.27 0.38 0.38 rg\n70 740 300 16 re f\n70 714 455 1 re f\n0.69 0.75 0.75 rg\n${lines}`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents 4 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `${table}trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

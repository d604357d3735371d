import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkFile, DOCUMENT_TYPES, kindsText, PICTURE_TYPES } from '@/shared/files/check-file';
import { plainName } from '@/shared/files/file-name';
import { fitPicture } from '@/shared/files/fit-picture';

/** Node has no canvas, so the test decides how a browser would fit a picture. */
vi.mock('@/shared/files/fit-picture', () => ({ fitPicture: vi.fn(() => Promise.resolve(undefined)) }));
afterEach(() => void vi.mocked(fitPicture).mockClear());

const MEGABYTES_5 = 5 * 1024 * 1024;
/** The shortest valid files of each type. */
const JPEG = [0xff, 0xd8, 0xff, 0xda, 0, 2];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, ...text('IEND'), 0xae, 0x42, 0x60, 0x82];
const WEBP = [...text('RIFF'), 12, 0, 0, 0, ...text('WEBPVP8L'), 0, 0, 0, 0];
const PDF = text('%PDF-1.7');

function text(value: string): number[] {
  return [...value].map((char) => char.charCodeAt(0));
}

function fileOf(
  beginning: readonly number[],
  { name = 'снимок', type = 'image/jpeg', size = beginning.length } = {},
): File {
  const content = new Uint8Array(size);
  content.set(beginning.slice(0, size));
  return new File([content], name, { type });
}

describe('the check of a chosen file', () => {
  it.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
  ])('accepts a picture of the type %s', async (type, beginning) => {
    const picture = fileOf(beginning, { type });
    expect(await checkFile(picture, PICTURE_TYPES)).toHaveProperty('file', picture);
  });

  it('accepts a PDF as a document, not as a picture', async () => {
    const pdf = fileOf(PDF, { name: 'экг.pdf', type: 'application/pdf' });
    expect(await checkFile(pdf, DOCUMENT_TYPES)).toEqual({ file: pdf });
    expect(await checkFile(pdf, PICTURE_TYPES)).toEqual({
      reason: 'Подойдут JPG, PNG или\u00A0WEBP. Этот файл другого вида',
    });
  });

  it('rejects a file that has the name of a picture but not its content', async () => {
    const page = fileOf(text('<html>'), { name: 'фото.jpg' });
    expect(await checkFile(page, PICTURE_TYPES)).toHaveProperty('reason');
    expect(await checkFile(page, DOCUMENT_TYPES)).toHaveProperty('reason');
    expect(fitPicture).not.toHaveBeenCalled();
  });

  it('rejects a RIFF file that is not a picture', async () => {
    expect(
      await checkFile(fileOf([...text('RIFF'), 1, 2, 3, 4, ...text('WAVE')], { size: 64 }), PICTURE_TYPES),
    ).toHaveProperty('reason');
  });

  it('corrects the type and the extension of a picture according to its content', async () => {
    const checked = await checkFile(fileOf(PNG, { name: 'из телефона.jpg', type: 'image/jpeg' }), PICTURE_TYPES);
    expect(checked).toMatchObject({ file: { type: 'image/png', name: 'из телефона.png', size: PNG.length } });
  });

  it.each([
    ['снимок.pdf.exe', 'exe', PDF, 'PDF'],
    ['photo.jpg.HTML . ', 'html', JPEG, 'JPG'],
    ['скан.settingcontent-ms', 'settingcontent-ms', JPEG, 'JPG'],
  ])('rejects the executable name %j', async (name, ending, beginning, label) => {
    expect(await checkFile(fileOf(beginning, { name }), DOCUMENT_TYPES)).toEqual({
      reason: `Имя файла оканчивается на\u00A0«.${ending}», а\u00A0внутри ${label}. Исправьте имя или выберите другой файл`,
    });
  });

  it.each(['Анализ 12.05.2026', 'скан.JPEG', 'Выписка г.Алматы'])('does not change the file name %j', async (name) => {
    expect(await checkFile(fileOf(JPEG, { name }), DOCUMENT_TYPES)).toHaveProperty('file.name', name);
  });

  it('draws a picture anew if the file can’t be parsed, and rejects the file if the drawing fails', async () => {
    const odd = () => fileOf([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, ...text('Exif')]);
    const drawn = fileOf(JPEG);
    vi.mocked(fitPicture).mockResolvedValueOnce(drawn);
    expect(await checkFile(odd(), PICTURE_TYPES)).toEqual({ file: drawn });
    expect(await checkFile(odd(), PICTURE_TYPES)).toEqual({
      reason: 'Фото не\u00A0открылось: файл повреждён. Выберите другое',
    });
  });

  it('removes paths and deceptive characters from the file’s name', async () => {
    const checked = await checkFile(fileOf(JPEG, { name: '../снимок\u202Egpj.exe\0.jpg' }), PICTURE_TYPES);
    expect(checked).toMatchObject({ file: { type: 'image/jpeg', name: 'снимок gpj.exe .jpg', size: JPEG.length } });
  });

  it('accepts a file of 5 MB, and rejects a file that is one byte larger', async () => {
    expect(await checkFile(fileOf(JPEG, { size: MEGABYTES_5 }), PICTURE_TYPES)).toHaveProperty('file');
    expect(await checkFile(fileOf(JPEG, { size: MEGABYTES_5 + 1 }), PICTURE_TYPES)).toEqual({
      reason: 'Файл больше 5\u00A0МБ',
    });
  });

  it('rejects a photo in an iPhone’s format, and names the format in the error', async () => {
    const heic = fileOf([0, 0, 0, 24, ...text('ftypheic')], { name: 'IMG_1.HEIC', type: 'image/heic' });
    expect(await checkFile(heic, PICTURE_TYPES)).toEqual({
      reason: 'Это фото в\u00A0формате HEIC. Подойдут JPG, PNG или\u00A0WEBP',
    });
  });

  it('accepts an iPhone’s photo as the JPG that the browser made of it', async () => {
    const heic = () => fileOf([0, 0, 0, 24, ...text('ftypheic')], { name: 'IMG_1.HEIC', type: 'image/heic', size: 64 });
    const smaller = fileOf(JPEG, { size: 40 });
    vi.mocked(fitPicture).mockResolvedValueOnce(smaller);
    expect(await checkFile(heic(), PICTURE_TYPES)).toEqual({ file: smaller, shrunkFrom: 64 });
    const larger = fileOf(JPEG, { size: 64 });
    vi.mocked(fitPicture).mockResolvedValueOnce(larger);
    expect(await checkFile(heic(), PICTURE_TYPES)).toEqual({ file: larger });
    vi.mocked(fitPicture).mockClear();
    expect(await checkFile(heic(), ['application/pdf', 'image/png'])).toHaveProperty('reason');
    expect(fitPicture).not.toHaveBeenCalled();
  });

  it('makes a picture over 5 MB smaller, and rejects a document over 5 MB', async () => {
    const smaller = fileOf(JPEG);
    vi.mocked(fitPicture).mockResolvedValueOnce(smaller);
    const large = { size: MEGABYTES_5 + 1 };
    expect(await checkFile(fileOf(JPEG, large), PICTURE_TYPES)).toEqual({
      file: smaller,
      shrunkFrom: MEGABYTES_5 + 1,
    });
    vi.mocked(fitPicture).mockClear();
    expect(await checkFile(fileOf(PDF, large), DOCUMENT_TYPES)).toHaveProperty('reason');
    expect(fitPicture).not.toHaveBeenCalled();
  });

  it('rejects an empty file and shows the reason', async () => {
    expect(await checkFile(fileOf([], { size: 0 }), PICTURE_TYPES)).toEqual({ reason: 'Файл пустой. Выберите другой' });
  });

  it('rejects a file that was deleted after it was chosen, and shows the reason', async () => {
    const gone = fileOf(JPEG);
    vi.spyOn(gone, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotFoundError');
    });
    expect(await checkFile(gone, PICTURE_TYPES)).toEqual({ reason: 'Файл не\u00A0открылся. Выберите его ещё раз' });
  });
});

it('the hint of a file field lists the accepted kinds', () => {
  expect(kindsText(DOCUMENT_TYPES)).toBe('PDF, JPG или\u00A0PNG');
});

it.each([
  ['анализ крови.pdf', 'анализ крови.pdf'],
  ['C:\\fakepath\\a.pdf', 'C: fakepath a.pdf'],
  ['..', 'файл'],
  ['снимок  из\u00A0 телефона.jpg ', 'снимок из телефона.jpg'],
  ['\u202Efdp.exe', 'fdp.exe'],
  ['a\r\nContent-Type: text/html.pdf', 'a Content-Type: text html.pdf'],
  [`${'а'.repeat(300)}.pdf`, `${'а'.repeat(116)}.pdf`],
])('the file name %j is sent as %j', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

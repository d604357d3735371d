import { circle, fill, groundOf, line, picture, rect } from '../svg.ts';
import { drawClothes, type Clothes } from './clothes.ts';
import { drawFeatures, drawGlasses, FACES, type FaceShape, type Features } from './face.ts';
import {
  hijab,
  type HairCut,
  kerchief,
  type ManCut,
  MEN_CUTS,
  surgicalCap,
  type WomanCut,
  WOMEN_CUTS,
} from './hair.ts';
import { CLOTHS, type ClothName, HAIR, type HairName, SKINS } from './palette.ts';

/** Everything that decides how a portrait looks. */
export type Look = Features & {
  /** Hue of the ground. */
  readonly hue: number;
  /** Index into the skins, the fairest first. */
  readonly skin: number;
  readonly face: FaceShape;
  readonly hair: HairName;
  readonly clothes: Clothes;
  readonly cloth: ClothName;
  readonly stethoscope: boolean;
  readonly cap?: ClothName | undefined;
} & (
    | {
        readonly sex: 'female';
        readonly cut: WomanCut;
        readonly scarf?: 'hijab' | 'kerchief' | undefined;
        readonly scarfCloth?: ClothName | undefined;
      }
    | { readonly sex: 'male'; readonly cut: ManCut }
  );

interface Head {
  readonly back: string;
  /** Over the clothes and the neck, below the face. */
  readonly neck?: string;
  readonly front: string;
  readonly ears: boolean;
}

/** A cap and a scarf hide the hair, so a bald head under them would not show. */
function drawHead(look: Look): Head {
  const hair = HAIR[look.hair];
  if (look.cap !== undefined) return { back: '', front: surgicalCap(CLOTHS[look.cap]), ears: true };
  if (look.sex === 'female' && look.scarf !== undefined) {
    const cloth = CLOTHS[look.scarfCloth ?? 'deep'];
    if (look.scarf === 'hijab') {
      return { back: hijab.back(cloth), neck: hijab.neck(cloth), front: hijab.front(cloth), ears: false };
    }
    return { back: '', front: kerchief(cloth, hair), ears: true };
  }
  const cut: HairCut = look.sex === 'female' ? WOMEN_CUTS[look.cut] : MEN_CUTS[look.cut];
  return { back: cut.back?.(hair) ?? '', front: cut.front(hair), ears: cut.ears };
}

const NECK = 'M40.5 54H55.500V71C55.5 76.5 51 80 48 80S40.5 76.5 40.5 71Z';

/** The portrait: ground, hair behind, clothes and neck, face, hair before. */
export function drawPortrait(look: Look): string {
  const skin = SKINS[look.skin] ?? SKINS[0];
  if (skin === undefined) throw new Error('no skins');
  const hair = HAIR[look.hair];
  const head = drawHead(look);
  const isWoman = look.sex === 'female';
  const { under, over } = drawClothes({
    kind: look.clothes,
    cloth: look.cloth,
    hue: look.hue,
    stethoscope: look.stethoscope,
  });
  return picture(
    96,
    96,
    [
      rect(0, 0, 96, 96, groundOf(look.hue)),
      head.back,
      under,
      fill(NECK, skin.shade),
      over,
      head.neck ?? '',
      head.ears ? circle(31, 43, 3.6, skin.shade) + circle(65, 43, 3.6, skin.shade) : '',
      fill(FACES[look.face], skin.face),
      drawFeatures(
        look,
        { skin, brows: hair.brows, lips: isWoman ? skin.lips : skin.bareLips, beard: hair.hair },
        isWoman ? 1.2 : 1.7,
      ),
      head.front,
      look.glasses === undefined ? '' : drawGlasses(look.glasses),
      look.glasses !== undefined && head.ears
        ? line('M34.5 41.500L31.5 41M61.5 41.500L64.5 41', 'oklch(0.3 0.03 255)', 1.2)
        : '',
    ].join(''),
  );
}

import { circle, d, path, rect } from "../svg.ts";

/** A pack standing on a shelf: `x` is its start and `base` the board it stands on. */
interface Standing {
  x: number;
  base: number;
  w: number;
  h: number;
  colour: string;
  /** Colour of its label. */
  label: string;
}

/** A kind of pack; its size is a share of the shelf's height. */
export interface Pack {
  readonly width: number;
  readonly height: number;
  readonly draw: (standing: Standing) => string;
}

const BOTTLE: Pack = {
  width: 0.2,
  height: 0.66,
  draw({ x, base, w, h, colour, label }) {
    const shoulder = base - h * 0.6;
    const neck = base - h * 0.76;
    const curve = base - h * 0.7;
    const end = x + w * 0.9;
    const near = d`M${x} ${base}V${shoulder}Q${x} ${curve} ${x + w * 0.3} ${neck}V${base - h}`;
    const far = d`H${x + w * 0.6}V${neck}Q${end} ${curve} ${end} ${shoulder}V${base}Z`;
    return path(near + far, { fill: colour }) + rect(x, base - h * 0.42, w * 0.9, h * 0.2, label);
  },
};

const BOX: Pack = {
  width: 0.3,
  height: 0.52,
  draw: ({ x, base, w, h, colour, label }) =>
    rect(x, base - h, w - 5, h, colour) + rect(x, base - h * 0.74, w - 5, h * 0.13, label),
};

const CARTON: Pack = {
  width: 0.24,
  height: 0.74,
  draw({ x, base, w, h, colour, label }) {
    const eaves = base - h * 0.8;
    const gable = d`M${x} ${base}V${eaves}L${x + w * 0.44} ${base - h}L${x + w * 0.88} ${eaves}V${base}Z`;
    return path(gable, { fill: colour }) + rect(x, eaves, w * 0.88, 2.5, label);
  },
};

const JAR: Pack = {
  width: 0.36,
  height: 0.4,
  draw({ x, base, w, h, colour, label }) {
    const jar = d`M${x} ${base}V${base - h * 0.82}a${w * 0.44} ${h * 0.14} 0 0 1 ${w * 0.88} 0V${base}Z`;
    return path(jar, { fill: colour }) + circle(x + w * 0.44, base - h * 0.42, w * 0.17, { fill: label });
  },
};

export const PACKS = [BOTTLE, BOX, CARTON, JAR] as const;

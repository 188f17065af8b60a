import { LIGHT_METRES_PER_SECOND, lightThz, spectralColourAt } from "#domain/colour/spectrum.ts";

/** The light of a green laser pointer, in nanometres. */
const POINTER_NM = 532;

export const PointerColour = () => spectralColourAt(POINTER_NM)!.name;
export const PointerNm = () => POINTER_NM;
export const PointerThz = () => lightThz(POINTER_NM).toFixed(1);
export const LightSpeed = () => LIGHT_METRES_PER_SECOND.toLocaleString("en");
/** Light in nanometres times terahertz: either figure of a light gives the other. */
export const LightNmThz = () => (LIGHT_METRES_PER_SECOND / 1000).toLocaleString("en");

import type { InputIn } from "../../definition.ts";
import {
  type Base,
  type BaseProduct,
  baseProduct,
  baseProductLines,
  closestBase,
  readBase,
  roundNumbersAround,
} from "../../digits/base-product.ts";
import { powerOfTen } from "../../digits/digits.ts";
import { likeBeginningsRemarks } from "../../digits/like-beginnings.ts";
import { product, productFrame } from "../../digits/product-frame.ts";
import { byMode } from "../../input/mode.ts";
import type { Exact } from "../../working/exact-value.ts";
import { times } from "../../working/expression.ts";
import { line } from "../../working/line.ts";
import { notationText, write } from "../../working/notation.ts";
import { type Calculation, remark } from "../../working/working.ts";
import { cubeByRatio } from "./anurupyena-cube.ts";
import { definition } from "./definition.ts";
import { shunyamAnyat } from "./shunyam-anyat.ts";

/**
 * Works by ānurūpyeṇa (आनुरूप्येण), "proportionately": products from a base such as 50 or 300, pairs
 * of equations whose coefficients are in ratio, and cubes of a number in two parts.
 *
 * Takes numbers of at most 1,000 digits with any sign and decimals; coefficients of at most 30.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode`, `zero_denominator`, or
 * `outside_domain` for a base that is not a digit followed by zeros.
 * @see Tirthaji, Vedic Mathematics (1965), the first sub-sutra and sutra 6; "Vedic Mathematics –
 * Methods" (Sri Sathya Sai Veda Pratishtan).
 *
 * @example
 * anurupyena({ a: "46", b: "43", base: "50" }).result; // 1978n
 */
export const anurupyena = byMode(definition, {
  product: productFromWorkingBase,
  "shunyam-anyat": shunyamAnyat,
  cube: cubeByRatio,
});

function productFromWorkingBase(input: InputIn<typeof definition, "product">): Calculation<Exact> {
  const frame = productFrame(input.a, input.b);
  const base =
    input.base === undefined
      ? closestBase(frame.a, frame.b, roundNumbersAround)
      : readBase(input.base);
  const working = baseProduct(frame.a, frame.b, base);
  const [devALine, devBLine, crossLine, ...others] = baseProductLines(
    frame.a,
    frame.b,
    base,
    working,
  );

  return product(
    frame,
    working.value,
    [
      line(
        input.base === undefined
          ? "Take a round number as the working base, so many times a power of ten:"
          : "The working base that was chosen is so many times a power of ten:",
        write`${base.value} = ${base.ratio} × ${powerOfTen(base.zeros)}`,
        { workingBase: base.value, ratio: base.ratio, mainBase: powerOfTen(base.zeros) },
      ),
      devALine!,
      devBLine!,
      crossLine!,
      line(
        "In proportion: the left part counts main bases, so multiply it by the ratio:",
        times(working.cross, BigInt(base.ratio)),
        { scaled: working.scaled },
      ),
      ...others,
    ],
    [
      ...(working.carry === 0n ? [] : likeBeginningsRemarks(frame.a, frame.b)),
      ...(base.ratio === 5 ? [halfOf(base, working)] : []),
    ],
  );
}

const LONGEST_TOLD = 20;

// A base of 5 is half of the next power of ten; halving is then easier than multiplying by 5.
function halfOf({ zeros, value }: Base, { cross }: BaseProduct) {
  const isOdd = cross % 2n !== 0n;
  const told = isOdd ? `; the half that is left counts ${value} on the right` : "";
  const numbers = zeros > LONGEST_TOLD ? "" : `: ${notationText(write`${cross} ÷ 2`)}${told}`;
  return remark(
    `The same by halves: the base is half of the next power of ten, so halve the cross sum${numbers}.`,
  );
}

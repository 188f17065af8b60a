import { formOf, SENTENCE_FORMS } from "./forms.ts";
import { difference, isIdentity, type Relation, relationOf, SAMPLE_BINDINGS } from "./relation.ts";
import { countsOften, isDefined, pointsOn, type Subject } from "./subject.ts";
import { isFraction, isNothing, Undefined } from "./surd.ts";

/** What is wrong with the line of question and answer; null if it is true. */
export function statementFault(subject: Subject): string | null {
  const { answer, outcome, statement } = subject;
  const { equations, excluded, form } = answer;
  if (equations.length === 0) {
    const read = formOf(SENTENCE_FORMS, statement, "", subject);
    if (read) return read.fault;
    return subject.isTrue(relationOf(statement)) ? null : "untrue";
  }
  if (excluded.some((at) => isDefined(equations, at)))
    return "a value is left out that has no need";
  switch (outcome) {
    case "solved":
      return solvedFault(subject);
    case "all":
      return equations.every((equation) => isIdentity(equation, (at) => at))
        ? null
        : "not every x is a solution";
    case "infinite":
      return pointsOn(equations).every((at) => equations.every((one) => isMet(one, at)))
        ? null
        : "there are points of one equation alone";
    case "none":
    case "pole":
      return noneFault(subject);
    default:
      return (formOf(SENTENCE_FORMS, form, "", subject) ?? UNREAD).fault;
  }
}

const UNREAD = { fault: "the form it leads to cannot be read" };

const isMet = (equation: Relation, at: Parameters<typeof difference>[1]) =>
  isNothing(difference([equation], at));

function solvedFault({ answer: { equations, points } }: Subject): string | null {
  for (const { at, times } of points) {
    if (!equations.every((equation) => isMet(equation, at))) return "a root is none";
    const [[letter, root], ...others] = Object.entries(at) as [[string, (typeof at)[string]]];
    if (others.length > 0 || !isFraction(root!)) continue;
    if (countsOften(equations[0]!, letter, root!) !== times > 1) {
      return "a root does not count as often as it is said to";
    }
  }
  return points.length > 0 ? null : "no root is told";
}

function noneFault({ answer: { equations } }: Subject): string | null {
  const isPair = equations.length > 1;
  const tried = isPair ? pointsOn(equations) : SAMPLE_BINDINGS;
  const isSolved = tried.some((at) => {
    try {
      return equations.every((equation) => isMet(equation, at));
    } catch (error) {
      if (error instanceof Undefined) return false;
      throw error;
    }
  });
  return isSolved ? "there is a solution" : null;
}

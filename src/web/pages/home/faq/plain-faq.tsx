import { ANSWERS } from "./answers.tsx";
import { QUESTIONS } from "./questions.ts";

/** The questions with collapsed answers under them, for browsers without scripts. */
export function PlainFaq() {
  return (
    <div className="faq-plain">
      {QUESTIONS.map(({ key, title }) => {
        const Answer = ANSWERS[key];
        return (
          <details key={key}>
            <summary className="faq-question">{title}</summary>
            <Answer />
          </details>
        );
      })}
    </div>
  );
}

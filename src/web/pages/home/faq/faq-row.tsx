import { useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import { QUESTIONS, type QuestionKey } from "./questions.ts";
import "./faq.css";

const loadAnswers = async () => (await import("./answers.tsx")).ANSWERS;

// The answers load on request. This copy is for browsers without scripts; only the build contains
// it.
const PlainFaq = import.meta.env.SSR ? (await import("./plain-faq.tsx")).PlainFaq : null;

/** The questions; each opens its answer in a dialog. */
export function FaqRow() {
  const [asked, ask] = useState<QuestionKey | null>(null);
  const [isNear, setNear] = useState(false);
  const answers = useLoaded(loadAnswers, isNear || asked !== null);
  const open = QUESTIONS.find(({ key }) => key === asked);
  return (
    <LeafRow title="Questions">
      <noscript>{PlainFaq && <PlainFaq />}</noscript>
      <ul className="faq">
        {QUESTIONS.map((question) => (
          <li key={question.key}>
            <Question
              question={question}
              onApproach={() => setNear(true)}
              onAsk={() => ask(question.key)}
            />
          </li>
        ))}
      </ul>
      <Dialog title={open?.title ?? ""} open={open !== undefined} onClose={() => ask(null)}>
        <Awaited outcome={answers} what="answer">
          {(answers) => {
            const Answer = answers[asked!];
            return <Answer />;
          }}
        </Awaited>
      </Dialog>
    </LeafRow>
  );
}

interface QuestionProps {
  readonly question: (typeof QUESTIONS)[number];
  /** Called on hover: a good time to load the answers. */
  readonly onApproach: () => void;
  readonly onAsk: () => void;
}

function Question({ question, onApproach, onAsk }: QuestionProps) {
  return (
    <button type="button" aria-haspopup="dialog" onPointerEnter={onApproach} onClick={onAsk}>
      <span className="faq-question">{question.title}</span>
      <span className="faq-teaser">
        {"tag" in question ? <span className="tag">{question.tag}</span> : question.teaser}
      </span>
      <Icon name="plus" />
    </button>
  );
}

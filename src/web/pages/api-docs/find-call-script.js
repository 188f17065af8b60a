// Runs at the end of the pages of the API. Without it, the contents list every call.
{
  const contents = document.getElementById("contents");
  const box = contents.querySelector("input");
  const calls = [...contents.querySelectorAll("li li")];
  const groupOf = (call) => call.parentElement.previousSibling.textContent;
  const textOf = (call) => `${groupOf(call)}/${call.textContent}`.toLowerCase();

  // What each call does is hidden until a search, so only the overview, which the first link leads
  // to, sends it. Until it is here, and where it cannot be had, the paths alone are searched.
  let isComplete = contents.querySelector("small") !== null;
  const complete = async () => {
    if (isComplete) return;
    isComplete = true;
    try {
      const answer = await fetch(contents.querySelector("a").href);
      const overview = new DOMParser().parseFromString(await answer.text(), "text/html");
      for (const { firstChild: link } of calls) {
        link.append(overview.querySelector(`#contents [href="${link.pathname}"] small`) ?? "");
      }
      find();
    } catch {
      isComplete = false;
    }
  };

  // Shows the calls that have every word typed, and tells how many there are.
  const find = () => {
    const words = box.value.toLowerCase().split(/\s+/);
    for (const call of calls) call.hidden = !words.every((word) => textOf(call).includes(word));
    for (const group of contents.querySelectorAll("nav > ul > li")) {
      group.hidden = !group.querySelector("li:not([hidden])");
    }
    const found = calls.filter((call) => !call.hidden);
    contents.classList.toggle("is-searched", box.value !== "");
    contents.querySelector("output").value =
      box.value && (found.length === 1 ? "1 call" : `${found.length || "No"} calls`);
    return found;
  };
  box.addEventListener("focus", complete);
  box.addEventListener("input", find);
  box.addEventListener("keydown", ({ key }) => {
    if (key === "Enter" && box.value) find()[0]?.firstChild.click();
  });
  // Whoever comes back finds the words that were typed, and what they found.
  addEventListener("pageshow", () => {
    if (box.value) complete();
    find();
  });

  // The call that is read stands in sight.
  const showCurrent = () => {
    const current = contents.querySelector("[aria-current]");
    contents.scrollTop = current.offsetTop - contents.clientHeight / 2;
  };
  showCurrent();
  contents.addEventListener("toggle", showCurrent);
}

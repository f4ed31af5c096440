/**
 * The little Markdown that rules are written in: paragraphs, lists, tables, bold, italics, code, and rule numbers as
 * links.
 */

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

/** Text inside a line. `known` says which rule numbers there are; those become links. */
export function inline(text: string, known: (id: string) => boolean): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\b([A-Z]{2,5}-\d+\.\d+[a-z]?|R-\d+)\b/g, (id) =>
      known(id) ? `<a href="#${id}" data-rule="${id}">${id}</a>` : id,
    );
}

/** A block of Markdown as HTML. Everything is escaped first: nothing in the text can become markup of its own. */
export function block(text: string, known: (id: string) => boolean): string {
  const lines = text.split("\n");
  let html = "";
  for (let i = 0; i < lines.length;) {
    const line = (lines[i] as string).trim();
    if (line === "") {
      i++;
    } else if (line.startsWith("|")) {
      const rows: string[] = [];
      while (i < lines.length && (lines[i] as string).trim().startsWith("|")) rows.push((lines[i++] as string).trim());
      html += table(rows, known);
    } else if (/^[-*] /.test(line)) {
      const items: string[] = [];
      while (i < lines.length && (lines[i] as string).trim() !== "") {
        const next = (lines[i++] as string).trim();
        if (/^[-*] /.test(next)) items.push(next.slice(2));
        else items.push(`${items.pop() ?? ""} ${next}`);
      }
      html += `<ul>${items.map((item) => `<li>${inline(item, known)}</li>`).join("")}</ul>`;
    } else {
      const words: string[] = [];
      while (i < lines.length && (lines[i] as string).trim() !== "" && !/^(\||[-*] )/.test((lines[i] as string).trim()))
        words.push((lines[i++] as string).trim());
      html += `<p>${inline(words.join(" "), known)}</p>`;
    }
  }
  return html;
}

function table(rows: readonly string[], known: (id: string) => boolean): string {
  const cells = (row: string): string[] =>
    row
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim(), known));
  const [head, ...rest] = rows.filter((row) => !/^\|[-:| ]+\|$/.test(row));
  if (head === undefined) return "";
  const line = (row: string, tag: string): string =>
    `<tr>${cells(row)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join("")}</tr>`;
  return (
    `<table><thead>${line(head, "th")}</thead><tbody>${rest.map((row) => line(row, "td")).join("")}</tbody>` +
    `</table>`
  );
}
